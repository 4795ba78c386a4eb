import {
  type Editing,
  type EditServer,
  EditSession,
  type Keeper,
  type Stored,
} from "@/lib/editors/session/edit-session";
import type { SignupContent } from "@/lib/modules/pages/signup-pages/content-schema";
import {
  isUnsaved,
  keptEdits,
  openSignup,
  type SignupEditor,
  signupProblem,
  takeTheirs,
  withKept,
} from "./signup-editor";

const editing: Editing<SignupEditor, SignupContent> = {
  open: openSignup,
  isUnsaved,
  problem: ({ content }) => signupProblem(content),
  stored: ({ content, version }) => ({ value: content, version }),
  takeTheirs,
  kept: keptEdits,
  restored: (editor, kept) => (isUnsaved(editor) ? editor : withKept(editor, kept)),
};

/** A page's editing session for the draft of a signup page. */
export type SignupSession = EditSession<SignupEditor, SignupContent>;

export const openSignupSession = (
  stored: Stored<SignupContent>,
  server: EditServer<SignupContent>,
  keeper: Keeper,
): SignupSession => new EditSession(editing, stored, server, keeper);
