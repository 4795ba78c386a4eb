export { inngest } from "@/lib/providers/engine/client";
