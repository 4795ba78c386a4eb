"use client";

import { useCallback, useState } from "react";
import { api, type CallAs } from "@/lib/client/api";
import type { EditServer, EditView } from "@/lib/editors/session/edit-session";
import {
  openSignupSession,
  type SignupEditor,
  type SignupSession,
} from "@/lib/editors/signup/signup-session";
import type { SignupContent } from "@/lib/modules/pages/signup-pages/content-schema";
import type { SignupWire } from "@/lib/modules/pages/signup-pages/schema";
import { keeperOf, kindOfError, useEditSession } from "../../../parts/editing/use-edit-session";

const storedOf = ({ draft, version }: SignupWire) => ({ value: draft.content, version });

interface Held {
  session: SignupSession;
  view: EditView<SignupEditor>;
  /** The signup page as the server last returned it. */
  signup: SignupWire;
  /** Takes over the result of this page's own calls. */
  adopt: (signup: SignupWire) => void;
}

/** This page's editing session for a show's signup page. */
export function useSignupSession(slug: string, as: CallAs, initial: SignupWire): Held {
  const [signup, setSignup] = useState(initial);
  const { session, view } = useEditSession(() =>
    openSignupSession(
      storedOf(initial),
      // A read that began before this page's own change may be answered after it.
      serverOf(slug, as, (next) => setSignup((held) => (next.version < held.version ? held : next))),
      keeperOf(`showrunner.signup.${as}.${slug}`),
    ),
  );
  const adopt = useCallback(
    (next: SignupWire) => {
      setSignup(next);
      session.take(storedOf(next));
    },
    [session],
  );
  return { session, view, signup, adopt };
}

const serverOf = (
  slug: string,
  as: CallAs,
  onAnswer: (signup: SignupWire) => void,
): EditServer<SignupContent> => ({
  save: async (content, version) => {
    const body = { ...content, expected_version: version };
    const { data } = await api("updateSignup", { as, params: { slug }, body, patience: "autosave" });
    onAnswer(data);
    return { version: data.version };
  },
  read: async () => {
    const { data } = await api("getSignup", { as, params: { slug } });
    onAnswer(data);
    return storedOf(data);
  },
  kindOf: kindOfError,
});
