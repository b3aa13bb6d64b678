declare module '*/das-chess.wasm' {
  const module: WebAssembly.Module
  export default module
}
