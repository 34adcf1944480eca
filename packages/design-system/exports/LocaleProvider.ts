export { LocaleProvider } from '../src/components/LocaleProvider/LocaleProvider.tsx'
export type { LocaleProviderProps } from '../src/components/LocaleProvider/LocaleProvider.tsx'
export { useLocale } from '../src/support/locale.ts'
