// Only the alias: with the settings of tsconfig, the bare name `inngest` would resolve to our folder of that
// name.
module.exports = {
  resolve: { alias: { "@": __dirname }, extensions: [".ts", ".tsx", ".mjs", ".js", ".json"] },
};
