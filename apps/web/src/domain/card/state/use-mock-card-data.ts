import { appConfig } from '#platform/config/app-config.ts'
import { useFlag } from '#platform/flags/use-flag.ts'

/** True where the card area works with made-up data, for its tests (FLG-18); never in production. */
export function useMockCardData(): boolean {
  const isOn = useFlag('web_uscc_use_mock_data')
  return isOn && appConfig().environment !== 'production'
}
