import type { AreaOf } from '../../area.ts'
import type { legal as source } from '../en/legal.ts'

export const legal = {
  'privacy.what-text':
    'عن النشاط التجاري: اسمه وعناوينه ورقم جواله ومن يحق له الدخول. وعن التوصيل: اسم العميل ورقم جواله وعنوانه، وما في الطرد، وأين كان المندوب في الطريق، وإثبات التسليم.',
  'privacy.who-text':
    'يرى المندوب ما يلزمه للرحلة ما دامت جارية. ويرى عميلك الطلب عبر الرابط الذي تشاركه. لا ترى الأنشطة الأخرى شيئًا منك. وتذهب أرقام البطاقات إلى مزوّد الدفع ولا تصل إلينا أبدًا.',
} as const satisfies AreaOf<typeof source>
