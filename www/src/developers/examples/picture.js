import { render } from 'das-chess'

export function run(print, place) {
  const position = '9k/10/10/3S(a)1s(n)4/2S3s3/4N5/10/3S(A)6/10/K9 w'
  const svg = render(position, { marks: ['c6', 'd7', 'f7', 'g6'], edges: false })
  place.innerHTML = svg
  print(`${svg.length} characters of SVG`)
}
