export { Comparison } from './Comparison.tsx'
export { figuresIn, isTariff, type TariffFigures } from './tariff-figures.ts'
export { TariffFields } from './TariffFields.tsx'
export { useCurrency } from './use-currency.ts'
