//! Move texts of all forms, and the same game told in each.

use std::collections::BTreeMap;

use das_chess::{
    Game, MoveError, MoveSpec, MoveStyle, Position, ReadOptions, WriteOptions, read_record,
};

use crate::vectors_file::{corners, das};

#[test]
fn the_table_of_spellings() {
    let table = include_str!("../corpus/spellings.tsv");
    let rows: Vec<Vec<&str>> = table
        .lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| line.split('\t').collect())
        .collect();
    assert!(rows.len() >= 60, "{} rows", rows.len());
    for row in rows {
        let [what, dfen, text, gives] = row[..] else {
            panic!("not four columns: {row:?}");
        };
        let position =
            Position::from_dfen(dfen).unwrap_or_else(|faults| panic!("{what}: {faults:?}"));
        let found = match position.parse_move(text) {
            Ok(mv) => mv.to_string(),
            Err(error) => error.code().to_owned(),
        };
        assert_eq!(found, gives, "{what}: {text:?} in {dfen}");
    }
}

#[test]
fn sans_and_coordinates_of_every_vector_position_lead_back() {
    let mut moves = 0;
    for entry in das().positions.iter().chain(&corners().positions) {
        let position = Position::from_dfen(&entry.dfen).unwrap();
        let mut sans = BTreeMap::new();
        position.each_san(&position.legal_moves(), |mv, san, _| {
            assert_eq!(
                position.san(mv),
                san,
                "alone and in the list, in {position}"
            );
            assert_eq!(sans.insert(san.to_owned(), mv), None, "{san} in {position}");
        });
        assert_eq!(sans.len(), entry.moves.len());
        for (san, mv) in sans {
            assert_eq!(position.parse_move(&san), Ok(mv), "{san} in {position}");
            let lan = mv.to_string();
            assert_eq!(position.parse_move(&lan), Ok(mv));
            let after = position.play(mv).unwrap().to_dfen();
            assert_eq!(after, entry.moves[&lan], "{san} in {position}");
            moves += 1;
        }
    }
    assert!(moves > 9_000, "{moves}");
}

#[test]
fn one_game_told_in_every_form_passes_the_same_positions() {
    for vector in &das().games {
        // By coordinate text.
        let mut by_text = vec![Position::start()];
        let mut sans = Vec::new();
        for lan in &vector.moves {
            let position = by_text.last().unwrap();
            let mv = position.parse_move(lan).unwrap();
            sans.push(position.san(mv));
            by_text.push(position.play(mv).unwrap());
        }
        assert_eq!(by_text.last().unwrap().to_dfen(), vector.dfen);
        // By SAN, and by data.
        let mut by_san = Position::start();
        let mut by_data = Position::start();
        for (ply, san) in sans.iter().enumerate() {
            let mv = by_san.parse_move(san).unwrap();
            by_san = by_san.play(mv).unwrap();
            assert_eq!(by_san, by_text[ply + 1], "{san}");
            let spec = MoveSpec {
                from: mv.from(),
                to: mv.to(),
                mover: Some(mv.mover()),
                promotion: mv.promotion(),
            };
            by_data = by_data.play(by_data.find_move(spec).unwrap()).unwrap();
            assert_eq!(by_data, by_text[ply + 1], "{spec:?}");
        }
        // By records, whose draws are not applied here.
        let options = ReadOptions {
            allow_play_on: true,
            ..ReadOptions::default()
        };
        let text = format!("{} *", sans.join(" "));
        let record = read_record(&text, options).unwrap().record;
        for moves in [MoveStyle::San, MoveStyle::Coordinate] {
            let text = record.to_pgn_with(WriteOptions { moves });
            let record = read_record(&text, options).unwrap().record;
            let game = Game::from_record(&record);
            for (ply, position) in by_text.iter().enumerate() {
                assert_eq!(game.at(ply), Some(position), "{moves:?} at ply {ply}");
            }
            assert_eq!(game.ply(), vector.plies);
        }
    }
}

#[test]
fn errors_name_the_moves_that_fit() {
    let position = Position::from_dfen("K8k/10/10/10/10/1N8/10/1N3N4/10/10 w").unwrap();
    let error = read_record(
        "[FEN \"K8k/10/10/10/10/1N8/10/1N3N4/10/10 w\"]\n1. Nbd4 *",
        ReadOptions::default(),
    )
    .unwrap_err();
    let fitting: Vec<_> = ["b3d4", "b5d4"]
        .map(|lan| position.parse_move(lan).unwrap())
        .into();
    let das_chess::RecordFault::Move(MoveError::Ambiguous(mut found)) = error.fault else {
        panic!("{error}");
    };
    found.sort_by_key(ToString::to_string);
    assert_eq!(found, fitting);
    assert_eq!(error.legal.len(), position.legal_moves().len());
}
