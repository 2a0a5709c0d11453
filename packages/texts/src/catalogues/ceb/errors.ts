import type { AreaOf } from '../../area.ts'
import type { errors as source } from '../en/errors.ts'

export const errors = {
  'error.request-invalid': 'Naay sayop ani nga request. Palihug i-check ug sulayi og usab.',
  'error.request-too-large': 'Dako ra kaayo ni para ipadala.',
  'error.not-found': 'Wala namo na makit-i.',
  'error.too-many-requests': 'Paspas ra to gamay. Hulat kadiyot ug sulayi og usab.',
  'error.uploads-of-day':
    'Daghan na og gi-upload ang imong negosyo sulod sa miaging 24 oras. Sulayi og usab ugma, o pagpili og mas gamay nga file.',
  'error.message-not-sent': 'Wala mapadala ang mensahe. Palihug sulayi og usab unya.',
  'error.code-invalid': 'Sayop ang code.',
  'error.unexpected': 'Naay problema sa amo. Palihug sulayi og usab.',
  'error.unavailable':
    'Pasayloa, dili magamit ang platform karon. Kontaka ang imong account manager kung ingon ani gihapon.',
  'error.offline':
    'Wala namo maabot ang serbisyo. Palihug i-check ang imong internet connection ug sulayi og usab.',
  'error.idempotency-conflict':
    'Napadala na kining request nga lain ang detalye. Palihug i-check ang imong mga order.',
  'error.idempotency-running': 'Giproseso pa kining request. Hulat kadiyot.',
  'error.idempotency-missing': 'Wala mapadala kining request. Palihug i-reload ang page.',
  'error.vendor-not-found': 'Dili imo kana nga pickup point.',
  'error.no-vendors': 'Walay vendor nga konektado sa imong account. Kontaka ang imong account manager',
  'error.vendor-no-location': 'Isulti usa kung asa mag-pickup ang mga rider.',
  'error.cant-retrieve-vendors': 'Wala namo makuha tanan nimong restaurant',
  'error.unable-to-fetch-vendor':
    'Wala namo makuha kini nga collection point. Ang imong nakita mahimong karaan na.',
  'error.parameter-unknown': 'Walay ingon ana nga setting.',
  'geolocator.error.details': 'Wala namo makuha ang detalye ani nga lugar.',
  'geolocator.error.reverse': 'Wala mi nakit-an nga address ani nga punto.',
  'geolocator.error.unavailable':
    'Wala namo makit-i ang address tungod sa problemang teknikal. Sulayi og usab unya.',
  'error.order-invalid': 'Naay sayop nga detalye ani nga order.',
  'error.order-not-found': 'Wala namo makit-i kana nga order.',
  'error.move-not-allowed': 'Dili na ni pwede ani nga order.',
  'error.no-payment-method-available': 'Walay paagi sa pagbayad ani nga pickup point.',
  'error.signature-expired': 'Karaan na ang gihatag nga fee. Gi-compute namo og usab.',
  'error.signature-invalid': 'Wala ma-confirm ang fee. Palihug pilia og usab ang address.',
  'error.fee.changed': 'Nausab ang delivery fee.',
  'error.fee.recompute': 'Wala namo ma-compute og usab ang fee. Palihug sulayi pa.',
  'error.cant-retrieve-past-orders': 'Wala namo makuha ang imong mga niaging order.',
  'error.cant-retrieve-current-orders': 'Wala namo makuha ang imong mga order karon.',
  'error.cant-cancel-order': 'Pasayloa, wala namo ma-cancel kana nga order',
  'decision.error.gone': 'Nadesisyonan na kana.',
  'decision.error.not-offered': 'Dili na mapili diri. Pagpili sa mga gipakita.',
  'error.act-other-rider': 'Naa na sa laing rider kini nga order adtong higayona.',
  'error.offer-not-found': 'Walay ingon ana nga offer.',
  'error.offer-gone': 'Dili na abli kana nga offer.',
  'error.rider-position-missing':
    'Wala makit-i ang imong lokasyon. Palihug tugoti ang location ug sulayi og usab.',
  'error.rider-not-found': 'Walay ingon ana nga rider.',
  'error.rider-exists': 'Naa nay rider ani nga mobile number.',
  'error.rider-phone': 'Palihug ibutang ang mobile number.',
  'error.rider-status': 'Dili ni pwede sa status sa rider karon.',
  'error.rider-invitation-gone':
    'Nagamit na o expired na kini nga invitation. Mag-log in gamit ang imong mobile number, o pangayo og bag-ong invitation.',
  'error.rider-code': 'Sayop ang code. Palihug i-check o pangayo og bag-o.',
  'error.rider-invited': 'Wala pa nimo gidawat ang imong invitation. Palihug ablihi una ang link niini.',
  'error.rider-suspended': 'Suspended ang imong account. Palihug kontaka ang support.',
  'error.rider-left': 'Natapos na ang imong account. Palihug kontaka ang support.',
  'error.device-not-found': 'Na-log out na daan kana nga device.',
} as const satisfies AreaOf<typeof source>
