import type { AreaOf } from '../../area.ts'
import type { errors as source } from '../en/errors.ts'

export const errors = {
  'error.request-invalid': 'Is request mein kuch durust nahi. Check kar ke dobara koshish karein.',
  'error.request-too-large': 'Yeh bhejne ke liye bohat bara hai.',
  'error.not-found': 'Yeh nahi mila.',
  'error.too-many-requests': 'Yeh kuch zyada tez tha. Zara ruk kar dobara koshish karein.',
  'error.uploads-of-day':
    'Aap ke karobar ne pichhle 24 ghanton mein bahut si files upload ki hain. Kal dobara koshish karein ya chhoti file chunein.',
  'error.message-not-sent': 'Paighaam nahi bheja ja saka. Baad mein dobara koshish karein.',
  'error.code-invalid': 'Code durust nahi.',
  'error.unexpected': 'Hamari taraf kuch ghalat ho gaya. Dobara koshish karein.',
  'error.unavailable':
    'Maazrat, platform abhi dastyab nahi. Aisa hi rahe to apne account manager se rabta karein.',
  'error.offline': 'Service tak nahi pohanch sake. Internet connection check kar ke dobara koshish karein.',
  'error.idempotency-conflict': 'Yeh request doosri tafseel ke saath ja chuki hai. Apne orders check karein.',
  'error.idempotency-running': 'Is request par abhi kaam ho raha hai. Zara rukein.',
  'error.idempotency-missing': 'Yeh request nahi ja saki. Page reload karein.',
  'error.vendor-not-found': 'Woh pickup point aap ka nahi.',
  'error.no-vendors': 'Aap ke account ke saath koi vendor nahi. Apne account manager se rabta karein',
  'error.vendor-no-location': 'Pehle batayein ke rider parcel kahan se uthayein.',
  'error.cant-retrieve-vendors': 'Aap ke tamam restaurants nahi mil sake',
  'error.unable-to-fetch-vendor':
    'Hum yeh collection point hasil nahi kar sake. Jo nazar aa raha hai woh purana ho sakta hai.',
  'error.parameter-unknown': 'Yeh setting mojood nahi.',
  'geolocator.error.details': 'Is jagah ki tafseel nahi mil saki.',
  'geolocator.error.reverse': 'Is jagah par koi pata nahi mila.',
  'geolocator.error.unavailable':
    'Technical masle ki wajah se pata nahi mil saka. Baad mein dobara koshish karein.',
  'error.order-invalid': 'Is order ki kuch tafseel durust nahi.',
  'error.order-not-found': 'Woh order nahi mila.',
  'error.move-not-allowed': 'Is order ke liye ab yeh mumkin nahi.',
  'error.no-payment-method-available': 'Is pickup point ke liye adaigi ka koi tareeqa nahi.',
  'error.signature-expired': 'Fee bohat pehle batayi gayi thi. Dobara nikali ja rahi hai.',
  'error.signature-invalid': 'Fee ki tasdeeq nahi hui. Pata dobara chunein.',
  'error.fee.changed': 'Delivery fee badal gayi hai.',
  'error.fee.recompute': 'Fee dobara nahi nikal saki. Ek baar phir koshish karein.',
  'error.cant-retrieve-past-orders': 'Purane orders nahi mil sake.',
  'error.cant-retrieve-current-orders': 'Mojooda orders nahi mil sake.',
  'error.cant-cancel-order': 'Afsos, woh order cancel nahi ho saka',
  'decision.error.gone': 'Is ka faisla ho chuka hai.',
  'decision.error.not-offered': 'Yahan yeh nahi chuna ja sakta. Dikhaye gaye mein se ek chunein.',
  'error.offer-not-found': 'Woh offer mojood nahi.',
  'error.offer-gone': 'Woh offer ab khuli nahi.',
  'error.rider-not-found': 'Woh rider mojood nahi.',
} as const satisfies AreaOf<typeof source>
