export { Alert, alertTones } from '../src/components/Alert/Alert.tsx'
export type { AlertProps } from '../src/components/Alert/Alert.tsx'
