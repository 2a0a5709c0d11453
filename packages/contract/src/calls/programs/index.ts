/** The calls of programs by name: version 1 of the API. */
export {
  cancelOrder,
  createOrder,
  createQuote,
  decideOrder,
  getOrder,
  listOrders,
  previewCancellation,
  searchOrders,
  updateOrder,
} from './order-calls.ts'
export {
  getProofPhoto,
  getRiderPosition,
  listOrderEvents,
  listProof,
  revokeTrackingLink,
  shareOrder,
} from './delivery-calls.ts'
export {
  createAddress,
  deleteAddress,
  getAddress,
  getCollectionPoint,
  listAddresses,
  listCollectionPoints,
  replaceAddress,
  searchAddresses,
} from './place-calls.ts'
export {
  cancelBulkUpload,
  changeBulkRows,
  createBulkUpload,
  getBulkUpload,
  listBulkRows,
  listBulkUploads,
  placeBulkUpload,
} from './bulk-upload-calls.ts'
export { getFigures, getOrderMoney } from './money-calls.ts'
export {
  createWebhookEndpoint,
  deleteWebhookEndpoint,
  getWebhookDelivery,
  getWebhookEndpoint,
  listEvents,
  listWebhookDeliveries,
  listWebhookEndpoints,
  resendFailedWebhooks,
  resendWebhook,
  rollWebhookSecret,
  sendTestEvent,
  updateWebhookEndpoint,
} from './webhook-endpoint-calls.ts'
