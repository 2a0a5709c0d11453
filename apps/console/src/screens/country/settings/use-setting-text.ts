import { documentKinds, paymentMethods } from '@beckon/domain/country'
import { exceptionKinds } from '@beckon/domain/exception'
import {
  parameterFields,
  type ParameterField,
  type ParameterName,
  type ParameterUnit,
} from '@beckon/domain/parameter'
import { useHoursText } from '../../../features/settings/index.ts'
import { type Texts, useTexts } from '../../../platform/texts/index.ts'
import { BETWEEN_PARTS } from './changed-parts.ts'

/** Returns the value of a setting in words; the text itself where it makes no sense. */
export function useSettingText() {
  const texts = useTexts()
  const hoursText = useHoursText()
  return (name: ParameterName, value: string): string => {
    const field: ParameterField = parameterFields[name]
    switch (field.kind) {
      case 'yes-no':
        return value === 'true' ? texts.t('console.country.on') : texts.t('console.country.off')
      case 'hours':
        return hoursText(value) ?? value
      case 'number':
        return Number(value) === field.off
          ? texts.t('console.country.turned-off')
          : unitText(texts, field.unit, value)
      case 'figures':
        return figuresText(texts, field.figures, value)
      case 'names':
        return value === field.none ? texts.t('console.country.none') : namesText(texts, value)
      case 'seconds-by-name':
        return secondsText(texts, value)
    }
  }
}

/** Returns a figure with its unit. */
export function unitText({ t, format }: Texts, unit: ParameterUnit, text: string): string {
  const value = Number(text)
  if (text === '' || !Number.isFinite(value)) return text
  switch (unit) {
    case 'money':
      return format.amount(value)
    case 'km':
      return format.distance(value * 1000)
    case 'kg':
      return format.weight(value)
    case 'cm':
      return format.side(value)
    case 'percent':
      return format.percent(value / 100, 2)
    case 'parcels':
      return format.number(value)
    case 'seconds':
      return value < 60
        ? t('console.country.seconds', { seconds: format.number(value) })
        : t('console.country.seconds-long', {
            seconds: format.number(value),
            duration: format.duration(value),
          })
    case 'days':
      return t('console.country.days', { days: format.number(value) })
  }
}

type Figures = readonly { readonly name: string; readonly unit: ParameterUnit }[]

const figuresText = (texts: Texts, figures: Figures, value: string): string => {
  const parts = value.split(':')
  return figures
    .map(({ name, unit }, at) =>
      texts.t('console.country.figure', {
        name: figureName(texts, name),
        value: unitText(texts, unit, parts[at] ?? ''),
      }),
    )
    .join(BETWEEN_PARTS)
}

const figureNames = ['base', 'perKm', 'includedKm', 'cashExtra', 'perWaitMinute'] as const

/** Returns a figure of a tariff or of the riders' pay in words. */
export function figureName({ t }: Texts, name: string): string {
  const known = figureNames.find((one) => one === name)
  return known ? t(`console.country.figure.${known}`) : name
}

const namesText = (texts: Texts, value: string): string =>
  texts.format.list(value.split('|').map((name) => optionText(texts, name)))

const secondsText = (texts: Texts, value: string): string =>
  value
    .split('|')
    .map((part) => {
      const [name = '', seconds = ''] = part.split('=')
      return texts.t('console.country.figure', {
        name: optionText(texts, name),
        value: unitText(texts, 'seconds', seconds),
      })
    })
    .join(BETWEEN_PARTS)

/** Returns a payment method, a document or a kind of exceptions in words. */
export function optionText({ t }: Texts, name: string): string {
  const method = paymentMethods.find((one) => one === name)
  if (method) return t(`console.shops.payment.${method}`)
  const document = documentKinds.find((one) => one === name)
  if (document) return t(`console.rider.document.${document}`)
  const kind = exceptionKinds.find((one) => one === name)
  return kind ? t(`console.exceptions.kind.${kind}`) : name
}
