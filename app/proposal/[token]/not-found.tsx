import { MessagePage } from "@/components/ui/message-page";

/** An address that isn't a proposal's. */
export default function ProposalNotFound() {
  return (
    <MessagePage kicker="404" title="Proposal not found">
      <p>The link may be incomplete. Open it again from where you got it, or ask the sender for a new one.</p>
    </MessagePage>
  );
}
