import { balanceButtonClicked } from '@clubhouse/event-client/track'

/** The points balance was pressed (ANL-02). */
export function trackBalancePressed(): void {
  balanceButtonClicked()
}
