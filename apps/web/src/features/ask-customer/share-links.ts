/** A chat with the customer where their number is known, and else a choice of chats. */
export const whatsAppLink = (message: string, phone: string | null): string =>
  `https://wa.me/${phone?.replace(/\D/gu, '') ?? ''}?text=${encodeURIComponent(message)}`

/** Both ways of writing it: Android reads what follows `?`, Apple what follows `&`. */
export const smsLink = (message: string, phone: string | null): string =>
  `sms:${phone ?? ''}?&body=${encodeURIComponent(message)}`
