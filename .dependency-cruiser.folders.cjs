// Cycles between folders. Tests are left out: their fixtures reach across folders.
const { options } = require("./.dependency-cruiser.cjs");

module.exports = {
  forbidden: [
    {
      name: "no-circles-between-folders",
      severity: "error",
      comment: "Folders depend on each other in one direction only.",
      scope: "folder",
      from: {},
      to: { circular: true },
    },
  ],
  options: { ...options, exclude: { path: `${options.exclude.path}|\\.test\\.tsx?$` } },
};
