// The alias alone: read from tsconfig, the bare name `inngest` would mean our folder of that name.
module.exports = {
  resolve: { alias: { "@": __dirname }, extensions: [".ts", ".tsx", ".mjs", ".js", ".json"] },
};
