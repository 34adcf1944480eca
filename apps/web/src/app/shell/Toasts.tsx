import { lazy, useState } from 'react'
import { useToasts } from '../../platform/toasts/toast-store.ts'
import { LatePart } from './LatePart.tsx'
import { loadToastList } from './load-toast-list.ts'

const ToastList = lazy(() => loadToastList().then((module) => ({ default: module.ToastList })))

/** Short news above everything; what draws it comes with the first. */
export function Toasts() {
  const hasSome = useToasts().length > 0
  const [hadSome, setHadSome] = useState(false)
  if (hasSome && !hadSome) setHadSome(true)
  return hadSome ? (
    <LatePart>
      <ToastList />
    </LatePart>
  ) : null
}
