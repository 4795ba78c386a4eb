import { startSmtpSink } from "./smtp-sink";

const [folder, port] = process.argv.slice(2);
if (folder === undefined || port === undefined) throw new Error("usage: smtp-sink FOLDER PORT");
const sink = await startSmtpSink(folder, Number(port));
process.once("SIGTERM", () => void sink.stop().then(() => process.exit(0)));
