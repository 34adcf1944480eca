import { NativeButton } from '@clubhouse/design-system/NativeButton'
import { isNativeApp } from '#platform/native/native-app.ts'
import { notOnPaper } from './on-paper.css.ts'

/** Prints the page. The native app has no printing, so it has no button either. */
export function PrintButton({ children }: { children: string }) {
  if (isNativeApp()) return <></>
  return (
    <div className={notOnPaper}>
      <NativeButton variant="secondary" size="small" onPress={() => window.print()}>
        {children}
      </NativeButton>
    </div>
  )
}
