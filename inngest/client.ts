export { engineClients } from "@/lib/providers/engine/client";
