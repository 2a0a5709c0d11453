export const errors = {
  'error.request-invalid': 'A kérésben valami érvénytelen. Ellenőrizze, és próbálja újra.',
  'error.request-too-large': 'Ez túl nagy az elküldéshez.',
  'error.not-found': 'Ezt nem találjuk.',
  'error.too-many-requests': 'Ez kicsit gyors volt. Várjon egy pillanatot, és próbálja újra.',
  'error.uploads-of-day':
    'A vállalkozása sok fájlt töltött fel az elmúlt 24 órában. Próbálja újra holnap, vagy válasszon kisebb fájlt.',
  'error.message-not-sent': 'Az üzenetet nem sikerült elküldeni. Próbálja újra később.',
  'error.code-invalid': 'A kód érvénytelen.',
  'error.unexpected': 'Nálunk történt hiba. Próbálja újra.',
  'error.unavailable':
    'Sajnáljuk, a szolgáltatás jelenleg nem érhető el. Ha ez így marad, forduljon a kapcsolattartójához.',
  'error.offline':
    'A szolgáltatást nem sikerült elérni. Ellenőrizze az internetkapcsolatot, és próbálja újra.',
  'error.idempotency-conflict': 'Ezt a kérést már elküldte más adatokkal. Ellenőrizze a rendeléseit.',
  'error.idempotency-running': 'Ezen a kérésen még dolgozunk. Várjon egy pillanatot.',
  'error.idempotency-missing': 'Ezt a kérést nem lehetett elküldeni. Töltse újra az oldalt.',

  'error.vendor-not-found': 'Ez a felvételi hely nem az Öné.',
  'error.no-vendors': 'A fiókjához nem tartozik üzlet. Forduljon a kapcsolattartójához',
  'error.vendor-no-location': 'Előbb adja meg, hol vegyék fel a futárok a csomagot.',
  'error.cant-retrieve-vendors': 'Nem sikerült lekérni az összes üzletét',
  'error.unable-to-fetch-vendor':
    'Nem sikerült lekérni ezt a felvételi pontot. Lehet, hogy elavult adatokat lát.',
  'error.parameter-unknown': 'Nincs ilyen beállítás.',

  'geolocator.error.details': 'Nem sikerült lekérni a hely adatait.',
  'geolocator.error.reverse': 'Ezen a ponton nem találtunk címet.',
  'geolocator.error.unavailable': 'A címet műszaki okból nem találtuk meg. Próbálja újra később.',

  'error.order-invalid': 'A rendelés néhány adata érvénytelen.',
  'error.order-not-found': 'Ezt a rendelést nem találjuk.',
  'error.move-not-allowed': 'Ennél a rendelésnél ez már nem lehetséges.',
  'error.no-payment-method-available': 'Ehhez a felvételi helyhez nincs elérhető fizetési mód.',
  'error.signature-expired': 'A díjat túl régen számítottuk ki. Újraszámítjuk.',
  'error.signature-invalid': 'A díjat nem sikerült megerősíteni. Válassza ki újra a címet.',
  'error.fee.changed': 'A kiszállítási díj megváltozott.',
  'error.fee.recompute': 'A díjat nem sikerült újraszámítani. Próbálja meg még egyszer.',
  'error.cant-retrieve-past-orders': 'A korábbi rendeléseit nem sikerült lekérni.',
  'error.cant-retrieve-current-orders': 'A folyamatban lévő rendeléseit nem sikerült lekérni.',
  'error.cant-cancel-order': 'Sajnos ezt a rendelést nem sikerült törölni',
  'decision.error.gone': 'Erről már született döntés.',
  'decision.error.not-offered': 'Ez itt nem választható. Kérjük, válasszon a felsorolt lehetőségek közül.',
  'error.act-other-rider': 'A rendelés ekkor már másik futárnál volt.',

  'error.offer-not-found': 'Nincs ilyen ajánlat.',
  'error.offer-gone': 'Ez az ajánlat már nem él.',
  'error.rider-position-missing':
    'Nem találtuk a helyzetét. Kérjük, engedélyezze a helyadatokat, és próbálja újra.',
  'error.rider-not-found': 'Nincs ilyen futár.',
  'error.rider-exists': 'Ezzel a mobilszámmal már van futár.',
  'error.rider-phone': 'Kérjük, adjon meg egy mobilszámot.',
  'error.rider-status': 'A futár jelenlegi állapotában ez nem lehetséges.',
  'error.rider-invitation-gone':
    'Ezt a meghívót már felhasználták, vagy lejárt. Jelentkezzen be a mobilszámával, vagy kérjen új meghívót.',
  'error.rider-code': 'A kód érvénytelen. Ellenőrizze, vagy kérjen újat.',
  'error.rider-invited': 'Még nem fogadta el a meghívóját. Kérjük, előbb nyissa meg a benne lévő linket.',
  'error.rider-suspended': 'A fiókját felfüggesztettük. Kérjük, keresse az ügyfélszolgálatot.',
  'error.rider-left': 'A fiókja megszűnt. Kérjük, keresse az ügyfélszolgálatot.',
  'error.device-not-found': 'Ezt az eszközt már kijelentkeztették.',
}
