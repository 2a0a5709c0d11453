import type { AreaOf } from '../../area.ts'
import type { errors as source } from '../en/errors.ts'

export const errors = {
  'error.request-invalid': 'Coś w tym żądaniu jest nieprawidłowe. Sprawdź je i spróbuj ponownie.',
  'error.request-too-large': 'To jest zbyt duże, aby je wysłać.',
  'error.not-found': 'Nie znaleźliśmy tego.',
  'error.too-many-requests': 'To było trochę za szybko. Poczekaj chwilę i spróbuj ponownie.',
  'error.uploads-of-day':
    'Twoja firma przesłała już dużo plików w ciągu ostatniej doby. Spróbuj ponownie jutro albo wybierz mniejszy plik.',
  'error.message-not-sent': 'Nie udało się wysłać wiadomości. Spróbuj ponownie później.',
  'error.code-invalid': 'Kod jest nieprawidłowy.',
  'error.unexpected': 'Coś poszło nie tak po naszej stronie. Spróbuj ponownie.',
  'error.unavailable':
    'Przepraszamy, platforma jest obecnie niedostępna. Jeśli to potrwa, skontaktuj się ze swoim opiekunem klienta.',
  'error.offline': 'Nie udało się połączyć z usługą. Sprawdź połączenie z internetem i spróbuj ponownie.',
  'error.idempotency-conflict': 'To żądanie wysłano już z innymi danymi. Sprawdź swoje zlecenia.',
  'error.idempotency-running': 'To żądanie jest jeszcze przetwarzane. Poczekaj chwilę.',
  'error.idempotency-missing': 'Nie udało się wysłać żądania. Odśwież stronę.',
  'error.vendor-not-found': 'To miejsce odbioru nie należy do Ciebie.',
  'error.no-vendors':
    'Z Twoim kontem nie jest powiązana żadna firma. Skontaktuj się ze swoim opiekunem klienta',
  'error.vendor-no-location': 'Najpierw wskaż, skąd kurierzy mają odbierać.',
  'error.cant-retrieve-vendors': 'Nie udało się pobrać wszystkich Twoich placówek',
  'error.unable-to-fetch-vendor':
    'Nie udało się pobrać tego punktu odbioru. Widoczne dane mogą być nieaktualne.',
  'error.parameter-unknown': 'Takie ustawienie nie istnieje.',
  'geolocator.error.details': 'Nie udało się pobrać szczegółów tego miejsca.',
  'geolocator.error.reverse': 'W tym punkcie nie znaleźliśmy adresu.',
  'geolocator.error.unavailable':
    'Z przyczyn technicznych nie udało się znaleźć adresu. Spróbuj ponownie później.',
  'error.order-invalid': 'Niektóre dane tego zlecenia są nieprawidłowe.',
  'error.order-not-found': 'Nie znaleźliśmy tego zlecenia.',
  'error.move-not-allowed': 'W przypadku tego zlecenia nie jest to już możliwe.',
  'error.no-payment-method-available': 'Dla tego miejsca odbioru nie ma dostępnej metody płatności.',
  'error.signature-expired': 'Wycena jest zbyt stara. Obliczamy opłatę ponownie.',
  'error.signature-invalid': 'Nie udało się potwierdzić opłaty. Wybierz adres jeszcze raz.',
  'error.fee.changed': 'Opłata za dostawę się zmieniła.',
  'error.fee.recompute': 'Nie udało się ponownie obliczyć opłaty. Spróbuj jeszcze raz.',
  'error.cant-retrieve-past-orders': 'Nie udało się pobrać dawnych zleceń.',
  'error.cant-retrieve-current-orders': 'Nie udało się pobrać bieżących zleceń.',
  'error.cant-cancel-order': 'Niestety nie udało się anulować tego zlecenia',
  'decision.error.gone': 'To zostało już rozstrzygnięte.',
  'decision.error.not-offered': 'Tego nie można tu wybrać. Wybierz jedną z pokazanych możliwości.',
  'error.act-other-rider': 'To zlecenie miał już wtedy inny kurier.',
  'error.offer-not-found': 'Ta oferta nie istnieje.',
  'error.offer-gone': 'Ta oferta nie jest już aktualna.',
  'error.rider-position-missing':
    'Nie udało się ustalić Twojej lokalizacji. Zezwól na lokalizację i spróbuj ponownie.',
  'error.rider-not-found': 'Taki kurier nie istnieje.',
  'error.rider-exists': 'Kurier z tym numerem komórkowym już istnieje.',
  'error.rider-phone': 'Podaj numer komórkowy.',
  'error.rider-status': 'Przy obecnym statusie kuriera nie jest to możliwe.',
  'error.rider-invitation-gone':
    'To zaproszenie zostało wykorzystane lub wygasło. Zaloguj się numerem komórkowym albo poproś o nowe zaproszenie.',
  'error.rider-code': 'Kod jest nieprawidłowy. Sprawdź go albo poproś o nowy.',
  'error.rider-invited': 'Zaproszenie nie zostało jeszcze przyjęte. Najpierw otwórz link z zaproszenia.',
  'error.rider-suspended': 'Twoje konto jest zawieszone. Skontaktuj się z pomocą.',
  'error.rider-left': 'Twoje konto zostało zamknięte. Skontaktuj się z pomocą.',
  'error.device-not-found': 'To urządzenie jest już wylogowane.',
} as const satisfies AreaOf<typeof source>
