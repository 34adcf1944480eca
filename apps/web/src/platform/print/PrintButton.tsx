import { Button } from '@clubhouse/design-system/Button'
import { isNativeApp } from '#platform/native/native-app.ts'
import { notOnPaper } from './on-paper.css.ts'

/** Prints the page. The native app has no printing, so it has no button either. */
export function PrintButton({ children }: { children: string }) {
  if (isNativeApp()) return <></>
  return (
    <div className={notOnPaper}>
      <Button variant="secondary" size="small" onPress={() => window.print()}>
        {children}
      </Button>
    </div>
  )
}
