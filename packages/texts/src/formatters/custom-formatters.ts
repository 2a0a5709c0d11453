import { exponentOf, isCurrency, toDecimal } from '@beckon/domain/money'
import type { FormatContext, Formatters } from './format-types.ts'
import { dateFormat, numberFormat } from './intl-formats.ts'
import type { CustomUnit, LocaleData } from './custom-locale-data.ts'
import { relativeIn } from './custom-relative.ts'

/** All formats of a language that most browsers do not support. */
export function customFormatters(data: LocaleData, { timezone, currency: usual }: FormatContext): Formatters {
  const plain = (value: number, options: Intl.NumberFormatOptions = {}) =>
    numberFormat(data.numbers, options).format(value)
  const unit = (value: number, name: CustomUnit, digits = 0) =>
    plain(value, { maximumFractionDigits: digits }) + data.units[name]
  const amount = (decimal: number, currency = usual) => {
    const digits = Number.isInteger(decimal) || !isCurrency(currency) ? 0 : exponentOf(currency)
    const number = plain(decimal, { minimumFractionDigits: digits, maximumFractionDigits: digits })
    return data.money(number, symbolOf(currency))
  }
  const { date, day, time } = dateFormattersOf(data, timezone)
  return {
    amount,
    money: (money) => amount(toDecimal(money), money.currency),
    number: (value) => plain(value),
    list: (parts) =>
      parts.length < 2
        ? parts.join('')
        : data.list(parts.slice(0, -1).join(data.comma), parts[parts.length - 1] ?? ''),
    percent: (share, decimals = 0) => `${plain(share * 100, { maximumFractionDigits: decimals })}%`,
    distance: (metres) =>
      metres < 995
        ? unit(Math.round(metres / 10) * 10, 'meter')
        : unit(metres / 1000, 'kilometer', metres < 9950 ? 1 : 0),
    bytes: (count) => unit(count / 1_048_576, 'megabyte', 1),
    weight: (kilograms) =>
      kilograms < 1 ? unit(Math.round(kilograms * 1000), 'gram') : unit(kilograms, 'kilogram', 1),
    side: (centimetres) => unit(centimetres, 'centimeter', 1),
    duration: (seconds) => duration(seconds, unit),
    countdown: (seconds) =>
      `${plain(Math.floor(seconds / 60), { useGrouping: false })}:${plain(seconds % 60, { minimumIntegerDigits: 2 })}`,
    date,
    day,
    time,
    dayTime: (at) => `${day(at)} ${time(at)}`,
    dateTime: (at) => `${date(at)} ${time(at)}`,
    relative: (at, now) => relativeIn(data, at - now, plain) ?? date(at),
    clock: (digits) =>
      dateFormattersOf(data, 'UTC').time(Number(digits.slice(0, 2)) * 3600 + Number(digits.slice(2, 4)) * 60),
  }
}

function symbolOf(currency: string): string {
  const style = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const
  const parts = numberFormat('en', style).formatToParts(0)
  return parts.find(({ type }) => type === 'currency')?.value ?? currency
}

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

function dateFormattersOf(data: LocaleData, timeZone: string) {
  const cycle = data.halfDays ? 'h12' : 'h23'
  const clock = dateFormat(data.numbers, {
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: cycle,
    timeZone,
  })
  const day = dateFormat(data.numbers, { day: 'numeric', timeZone })
  const year = dateFormat(data.numbers, { year: 'numeric', timeZone })
  const month = dateFormat('en', { month: 'numeric', timeZone })
  const weekday = dateFormat('en', { weekday: 'short', timeZone })
  const monthOf = (at: number) => data.months[Number(month.format(at * 1000)) - 1] ?? ''
  return {
    time: (at: number) => clock.format(at * 1000),
    date: (at: number) => data.date(day.format(at * 1000), monthOf(at), year.format(at * 1000)),
    day: (at: number) => {
      const name = data.weekdays[weekdays.indexOf(weekday.format(at * 1000))] ?? ''
      return `${name} ${data.date(day.format(at * 1000), monthOf(at), '').trim()}`
    },
  }
}

function duration(seconds: number, unit: (value: number, name: CustomUnit) => string): string {
  const minutes = Math.max(1, Math.round(seconds / 60))
  if (minutes < 60) return unit(minutes, 'minute')
  const hours = unit(Math.floor(minutes / 60), 'hour')
  return minutes % 60 === 0 ? hours : `${hours} ${unit(minutes % 60, 'minute')}`
}
