import type { AreaOf } from '../../area.ts'
import type { conversation as source } from '../en/conversation.ts'

export const conversation = {
  'talk.title': 'Wiadomości z kurierem',
  'talk.empty': 'Nic jeszcze nie napisano. To, co napiszesz, od razu trafi na telefon kuriera.',
  'talk.label': 'Twoja wiadomość do kuriera',
  'talk.send': 'Wyślij',
  'talk.mine': 'Ty',
  'talk.rider': 'Kurier',
  'talk.seen': 'Odczytano',
  'talk.sent': 'Wysłano',
  'talk.unseen': 'Nowe wiadomości: {count}',
  'talk.closed':
    'Możecie do siebie pisać, dopóki do zlecenia jest przypisany kurier, i jeszcze godzinę po zakończeniu.',
  'talk.not-sent': 'Nie wysłano. Twój tekst nadal tu jest: spróbuj ponownie.',
  'talk.not-loaded': 'Nie udało się pobrać wiadomości.',
  'talk.phrases': 'Szybkie wiadomości',
  'talk.phrase.ready': 'Przesyłka jest gotowa.',
  'talk.phrase.wait': 'Jeszcze pięć minut, proszę.',
  'talk.phrase.entrance': 'Proszę podejść do tylnego wejścia.',
  'talk.phrase.call': 'Proszę zadzwonić do klienta po przyjeździe.',
  'talk.problem.SHOP_CLOSED': 'Miejsce odbioru jest zamknięte',
  'talk.problem.NOT_READY': 'Przesyłka nie jest gotowa',
  'talk.problem.DAMAGED': 'Przesyłka jest uszkodzona',
  'talk.problem.DOES_NOT_FIT': 'Przesyłka się nie mieści',
  'talk.problem.ACCIDENT': 'Kurier miał wypadek',
  'talk.problem.BREAKDOWN': 'Kurierowi zepsuł się pojazd',
  'talk.problem.OTHER': 'Kurier ma problem',
} as const satisfies AreaOf<typeof source>
