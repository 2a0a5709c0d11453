export { useAskCustomer } from './use-ask-customer.tsx'
export { type AskedOfCustomer, askedOfCustomer, isNews } from './asked.ts'
export { useAnswer } from './use-answer.ts'
export { smsLink, whatsAppLink } from './share-links.ts'
