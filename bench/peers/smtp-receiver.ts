import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { announce } from "../announce";

/**
 * An SMTP server that accepts everything and stores nothing. `GET /count` returns the number of emails
 * received and resets it; `GET /smtp` returns its port.
 */
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
