import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { announce } from "../announce";

/** A mail server that takes everything and keeps nothing. `GET /count` tells how many came, and starts anew; `GET /smtp` its port. */
let count = 0;

const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  disableReverseLookup: true,
  onData(stream, _session, done) {
    stream.resume();
    stream.on("end", () => {
      count += 1;
      done();
    });
  },
});
smtp.on("error", () => undefined);

const control = createServer((request, response) => {
  if (request.url === "/smtp")
    response.end(JSON.stringify({ port: (smtp.server.address() as AddressInfo).port }));
  else {
    response.end(JSON.stringify({ count }));
    count = 0;
  }
});

smtp.listen(0, "127.0.0.1", () => announce(control));
