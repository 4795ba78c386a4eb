export { type DeliveryRequest, prepareDeliveries } from "./deliver";
export { failDelivery } from "./fail-delivery";
