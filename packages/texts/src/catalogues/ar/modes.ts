export const modes = {
  'guest.error.closed': 'يرجى التسجيل أو تسجيل الدخول لطلب مندوب.',
} as const
