/** Collection points: adding and changing them. */
export const outlet = {
  'outlet.error.closed': 'Az átvételi pontok itt most nem módosíthatók.',
  'outlet.error.invalid': 'Ellenőrizd az átvételi pont adatait.',
  'outlet.error.locked': 'Ezt az átvételi pontot egy másik rendszer kezeli, itt nem módosítható.',
  'outlet.fault.parent-missing': 'Válaszd ki a fő egységet',
  'outlet.fault.id-missing': 'Add meg az átvételi pont azonosítóját',
  'outlet.fault.label-missing': 'Add meg a megnevezést',
  'outlet.fault.phone-missing': 'Add meg a telefonszámot',
  'outlet.fault.address-missing': 'Válaszd ki az átvétel címét',
  'outlet.fault.email-invalid': 'Adj meg egy érvényes e-mail-címet',
  'outlet.error.opening': 'Néhány perc múlva lehet onnan futárt kérni.',
  'outlet.fault.fixed': 'Ez már nem módosítható.',
} as const
