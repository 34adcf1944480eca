export { WizardSteps, wizardStepStates } from '../src/components/WizardSteps/WizardSteps.tsx'
export type { WizardStep, WizardStepState, WizardStepsProps } from '../src/components/WizardSteps/WizardSteps.tsx'
