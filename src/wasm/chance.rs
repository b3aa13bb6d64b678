//! Random numbers, and choosing by them.

/// One of the items by chance; with a seed, a whole number, the same one.
pub(super) fn choose<Item: Copy>(items: &[Item], seed: Option<f64>) -> Option<Item> {
    let number = seed.map_or_else(system_random, |seed| scramble(seed as u64));
    // The high half of the product spreads 64 random bits evenly over the items.
    let index = (u128::from(number) * items.len() as u128) >> 64;
    items.get(index as usize).copied()
}

/// 64 bits from the system, or where it has none to give (an old runtime without `crypto`) from `Math.random`.
fn system_random() -> u64 {
    getrandom::u64().unwrap_or_else(|_| {
        let half = || (js_sys::Math::random() * f64::from(u32::MAX)) as u64;
        half() << 32 | half()
    })
}

/// Spreads a seed over all 64 bits, so that near seeds choose unlike moves (the finisher of SplitMix64).
const fn scramble(seed: u64) -> u64 {
    let a = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let b = (a ^ (a >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let c = (b ^ (b >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    c ^ (c >> 31)
}
