import { forgetEarlierFile } from "../support/fresh-process";

forgetEarlierFile();
