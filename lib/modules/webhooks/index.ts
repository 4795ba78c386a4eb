export { prepareDeliveries } from "./deliver";
export { failDelivery } from "./fail-delivery";
