// Circles between folders, tests aside: those reach across folders to set their scene.
const { options } = require("./.dependency-cruiser.cjs");

module.exports = {
  forbidden: [
    {
      name: "no-circles-between-folders",
      severity: "error",
      comment: "Of two folders one rests on the other, never both.",
      scope: "folder",
      from: {},
      to: { circular: true },
    },
  ],
  options: { ...options, exclude: { path: `${options.exclude.path}|\\.test\\.tsx?$` } },
};
