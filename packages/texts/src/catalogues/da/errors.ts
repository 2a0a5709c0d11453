import type { AreaOf } from '../../area.ts'
import type { errors as source } from '../en/errors.ts'

export const errors = {
  'error.request-invalid': 'Noget i anmodningen er ugyldigt. Tjek det, og prøv igen.',
  'error.request-too-large': 'Det er for stort til at sende.',
  'error.not-found': 'Det fandt vi ikke.',
  'error.too-many-requests': 'Det gik lidt for hurtigt. Vent et øjeblik, og prøv igen.',
  'error.uploads-of-day':
    'Din virksomhed har uploadet mange filer det seneste døgn. Prøv igen i morgen, eller vælg en mindre fil.',
  'error.message-not-sent': 'Beskeden kunne ikke sendes. Prøv igen senere.',
  'error.code-invalid': 'Koden er ugyldig.',
  'error.unexpected': 'Noget gik galt hos os. Prøv igen.',
  'error.unavailable':
    'Platformen er desværre ikke tilgængelig nu. Kontakt din kundeansvarlige, hvis det fortsætter.',
  'error.offline': 'Vi kunne ikke nå tjenesten. Tjek din internetforbindelse, og prøv igen.',
  'error.idempotency-conflict':
    'Anmodningen er allerede sendt med andre oplysninger. Tjek dine bestillinger.',
  'error.idempotency-running': 'Anmodningen behandles stadig. Vent et øjeblik.',
  'error.idempotency-missing': 'Anmodningen kunne ikke sendes. Genindlæs siden.',
  'error.vendor-not-found': 'Det afhentningssted er ikke dit.',
  'error.no-vendors': 'Ingen virksomhed er knyttet til din konto. Kontakt din kundeansvarlige',
  'error.vendor-no-location': 'Sig først, hvor budene skal hente.',
  'error.cant-retrieve-vendors': 'Vi kunne ikke hente alle dine butikker',
  'error.unable-to-fetch-vendor':
    'Vi kunne ikke hente dette afhentningssted. Det, du ser, kan være forældet.',
  'error.parameter-unknown': 'Den indstilling findes ikke.',
  'geolocator.error.details': 'Vi kunne ikke hente oplysninger om stedet.',
  'geolocator.error.reverse': 'Vi fandt ingen adresse på dette punkt.',
  'geolocator.error.unavailable': 'Af tekniske grunde fandt vi ikke adressen. Prøv igen senere.',
  'error.order-invalid': 'Nogle oplysninger i bestillingen er ugyldige.',
  'error.order-not-found': 'Vi fandt ikke bestillingen.',
  'error.move-not-allowed': 'Det kan ikke lade sig gøre længere for denne bestilling.',
  'error.no-payment-method-available': 'Ingen betalingsmåde er tilgængelig for afhentningsstedet.',
  'error.signature-expired': 'Gebyret blev oplyst for længe siden. Vi beregner det igen.',
  'error.signature-invalid': 'Gebyret kunne ikke bekræftes. Vælg adressen igen.',
  'error.fee.changed': 'Leveringsgebyret er ændret.',
  'error.fee.recompute': 'Vi kunne ikke beregne gebyret igen. Prøv en gang til.',
  'error.cant-retrieve-past-orders': 'Vi kunne ikke hente dine tidligere bestillinger.',
  'error.cant-retrieve-current-orders': 'Vi kunne ikke hente dine aktuelle bestillinger.',
  'error.cant-cancel-order': 'Bestillingen kunne desværre ikke annulleres',
  'decision.error.gone': 'Det er allerede afgjort.',
  'decision.error.not-offered': 'Det kan ikke vælges her. Vælg en af de viste muligheder.',
  'error.offer-not-found': 'Det tilbud findes ikke.',
  'error.offer-gone': 'Det tilbud er ikke længere åbent.',
  'error.rider-not-found': 'Det bud findes ikke.',
} as const satisfies AreaOf<typeof source>
