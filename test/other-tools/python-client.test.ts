import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { hasPython } from "@/stack/other-tools/machine";
import {
  makePythonClient,
  PYTHON_PACKAGE,
  pythonEnv,
  pythonTools,
} from "@/stack/other-tools/python-generator";
import { runTool } from "@/stack/tool";
import { api } from "../support/api";
import { startServer, type TestServer } from "../support/http-server";
import { makeWorkspace } from "../support/workspace";

const around = { env: process.env, log: (line: string) => console.log(line) };
const folder = mkdtempSync(join(tmpdir(), "showrunner-python-"));
let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});

afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** What a developer writes with only the served document and openapi-python-client. */
const PROGRAM = `
import json, sys
from ${PYTHON_PACKAGE} import AuthenticatedClient
from ${PYTHON_PACKAGE}.api.clients import create_client, list_clients
from ${PYTHON_PACKAGE}.models import ClientListAnswer, CreateClientInput, Error

client = AuthenticatedClient(base_url=sys.argv[1], token=sys.argv[2])
made = create_client.sync(client=client, idempotency_key="python-1", body=CreateClientInput(name="Analytical Engines"))
found = list_clients.sync(client=client, q="Analytical")
assert isinstance(found, ClientListAnswer), found
refused = list_clients.sync(client=client, cursor="nowhere")
assert isinstance(refused, Error), refused
print(json.dumps({
    "made": str(made.data.id),
    "found": [[str(one.id), one.name] for one in found.data],
    "refused": [refused.error.code, refused.error.fields.to_dict(), refused.error.locations.to_dict()],
}))
`;

it.skipIf(!hasPython(process.env))(
  "a client that openapi-python-client makes of the served document works",
  async () => {
    const document = join(folder, "v1.json");
    writeFileSync(document, (await api("GET", "/v1/openapi.json")).text);
    await makePythonClient(document, folder, around);
    const program = join(folder, "program.py");
    writeFileSync(program, PROGRAM);
    const key = await (await makeWorkspace()).key();
    const told = await runTool({
      file: "python3",
      args: [program, server.url, key],
      cwd: folder,
      env: pythonEnv(process.env, await pythonTools(around), folder),
    });
    const { made, found, refused } = JSON.parse(told);
    expect(found).toEqual([[made, "Analytical Engines"]]);
    expect(refused).toEqual(["validation_error", { cursor: "invalid" }, { cursor: "query" }]);
  },
);
