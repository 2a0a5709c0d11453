export { useAskCustomer } from './use-ask-customer.tsx'
export { type PlaceRequest, placeRequest, isNews } from './place-request.ts'
export { useAnswer } from './use-answer.ts'
export { smsLink, whatsAppLink } from './share-links.ts'
