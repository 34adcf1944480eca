import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type NewFault, sandboxControl } from './sandbox-control.ts'

const key = (name: string, ...rest: readonly string[]) => ['developer-tools', name, ...rest] as const

export function useSampleMembers() {
  return useQuery({ queryKey: key('members'), queryFn: sandboxControl.members, staleTime: Infinity })
}

export function useCopyMember() {
  return useControl(({ from, points }: { from: string; points: number | undefined }) =>
    sandboxControl.copyMember(from, points),
  )
}

export function useOperations() {
  return useQuery({ queryKey: key('operations'), queryFn: sandboxControl.operations, staleTime: Infinity })
}

export function useFaults() {
  return useQuery({ queryKey: key('faults'), queryFn: sandboxControl.faults, staleTime: 0 })
}

export function useAddFault() {
  return useControl((fault: NewFault) => sandboxControl.addFault(fault), 'faults')
}

export function useClearFaults() {
  return useControl(sandboxControl.clearFaults, 'faults')
}

export function useSandboxClock() {
  return useQuery({ queryKey: key('clock'), queryFn: sandboxControl.clock, staleTime: 0 })
}

export function useMoveClock() {
  return useControl(sandboxControl.moveClock, 'clock')
}

export function useResetClock() {
  return useControl(sandboxControl.resetClock, 'clock')
}

/** Returns the last calls that the sandbox received, of one operation or of all. */
export function useReceivedCalls(operationId: string) {
  return useQuery({
    queryKey: key('requests', operationId),
    queryFn: () => sandboxControl.requests(operationId),
    staleTime: 0,
    refetchInterval: 3_000,
  })
}

export function useResetSandbox() {
  return useControl(sandboxControl.reset)
}

/** One control call, after which what it changed is read again. The page shows its errors itself. */
function useControl<Input, Output>(mutationFn: (input: Input) => Promise<Output>, changes?: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn,
    meta: { showsOwnErrors: true },
    onSuccess: () =>
      queryClient.invalidateQueries({ queryKey: changes === undefined ? ['developer-tools'] : key(changes) }),
  })
}
