import { Component, type ReactNode } from 'react'

export interface ErrorBoundaryProps {
  /** What stands in place of children that failed. React logs the error. */
  fallback: ReactNode
  /** Another value gives the children another chance. */
  resetKey: string
  children: ReactNode
}

interface State {
  failed?: { resetKey: string } | undefined
}

/** Keeps the failure of what is inside from reaching what is around. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = {}

  static getDerivedStateFromError(): State {
    return { failed: { resetKey: '' } }
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, { failed }: State): State | null {
    if (failed === undefined) return null
    if (failed.resetKey === '') return { failed: { resetKey } }
    return failed.resetKey === resetKey ? null : { failed: undefined }
  }

  override render() {
    return this.state.failed === undefined ? this.props.children : this.props.fallback
  }
}
