import type { AreaOf } from '../../area.ts'
import type { errors as source } from '../en/errors.ts'

export const errors = {
  'error.request-invalid': 'May mali sa request na ito. Paki-check at subukan ulit.',
  'error.request-too-large': 'Masyado itong malaki para ipadala.',
  'error.not-found': 'Hindi namin iyon nakita.',
  'error.too-many-requests': 'Medyo mabilis iyon. Maghintay sandali at subukan ulit.',
  'error.uploads-of-day':
    'Marami nang na-upload ang negosyo mo sa nakaraang 24 oras. Subukan ulit bukas, o pumili ng mas maliit na file.',
  'error.message-not-sent': 'Hindi maipadala ang mensahe. Pakisubukan ulit mamaya.',
  'error.code-invalid': 'Mali ang code.',
  'error.unexpected': 'May naging problema sa amin. Pakisubukan ulit.',
  'error.unavailable':
    'Pasensya na, hindi available ang platform ngayon. Kontakin ang account manager mo kung ganito pa rin.',
  'error.offline': 'Hindi namin maabot ang serbisyo. Paki-check ang internet connection mo at subukan ulit.',
  'error.idempotency-conflict':
    'Naipadala na ang request na ito na iba ang detalye. Paki-check ang mga order mo.',
  'error.idempotency-running': 'Pinoproseso pa ang request na ito. Maghintay sandali.',
  'error.idempotency-missing': 'Hindi maipadala ang request na ito. Paki-reload ang page.',
  'error.vendor-not-found': 'Hindi sa iyo ang pickup point na iyon.',
  'error.no-vendors': 'Walang vendor na nakakabit sa account mo. Kontakin ang account manager mo',
  'error.vendor-no-location': 'Sabihin muna kung saan magpi-pickup ang mga rider.',
  'error.cant-retrieve-vendors': 'Hindi namin makuha ang lahat ng restaurant mo',
  'error.unable-to-fetch-vendor':
    'Hindi namin makuha ang collection point na ito. Maaaring luma na ang nakikita mo.',
  'error.parameter-unknown': 'Walang ganoong setting.',
  'geolocator.error.details': 'Hindi namin makuha ang detalye ng lugar na ito.',
  'geolocator.error.reverse': 'Wala kaming nakitang address sa puntong ito.',
  'geolocator.error.unavailable':
    'Hindi namin nakita ang address dahil sa problemang teknikal. Subukan ulit mamaya.',
  'error.order-invalid': 'May maling detalye sa order na ito.',
  'error.order-not-found': 'Hindi namin nakita ang order na iyon.',
  'error.move-not-allowed': 'Hindi na ito puwede sa order na ito.',
  'error.no-payment-method-available': 'Walang paraan ng bayad para sa pickup point na ito.',
  'error.signature-expired': 'Luma na ang ibinigay na fee. Kino-compute namin ulit.',
  'error.signature-invalid': 'Hindi ma-confirm ang fee. Pakipili ulit ang address.',
  'error.fee.changed': 'Nagbago ang delivery fee.',
  'error.fee.recompute': 'Hindi namin ma-compute ulit ang fee. Pakisubukan pa.',
  'error.cant-retrieve-past-orders': 'Hindi namin makuha ang mga nakaraang order mo.',
  'error.cant-retrieve-current-orders': 'Hindi namin makuha ang mga kasalukuyang order mo.',
  'error.cant-cancel-order': 'Pasensya na, hindi namin ma-cancel ang order na iyon',
  'decision.error.gone': 'Napagdesisyunan na iyon.',
  'decision.error.not-offered': 'Hindi iyon mapipili rito. Pumili sa mga nakapakita.',
  'error.offer-not-found': 'Walang ganoong offer.',
  'error.offer-gone': 'Hindi na bukas ang offer na iyon.',
  'error.rider-not-found': 'Walang ganoong rider.',
} as const satisfies AreaOf<typeof source>
