import type { PageName } from '#domain/page/model/paths.ts'
import type { LoadComponent } from './pages.ts'

/** The pages that are rendered in the browser alone, by their names in the table of pages. */
export const browserPages = {
  login: async () => (await import('#pages/sign-in/LoginPage.tsx')).LoginPage,
  loginSuccess: async () => (await import('#pages/sign-in/LoginSuccessPage.tsx')).LoginSuccessPage,
  logoutSuccess: async () => (await import('#pages/sign-in/LogoutSuccessPage.tsx')).LogoutSuccessPage,
  partnerLoginSuccess: async () => (await import('#pages/sign-in/PartnerLoginSuccessPage.tsx')).PartnerLoginSuccessPage,
  authInit: async () => (await import('#pages/sign-in/AuthInitPage.tsx')).AuthInitPage,
  onboarding: async () => (await import('#pages/onboarding/OnboardingPage.tsx')).OnboardingPage,
  onboardingPersonalDetails: async () =>
    (await import('#pages/onboarding/PersonalDetailsPage.tsx')).PersonalDetailsPage,
  onboardingTerms: async () => (await import('#pages/onboarding/TermsStepPage.tsx')).TermsStepPage,
  onboardingCommunicationPreferences: async () =>
    (await import('#pages/onboarding/PreferencesStepPage.tsx')).PreferencesStepPage,
  onboardingWelcome: async () => (await import('#pages/onboarding/WelcomePage.tsx')).WelcomePage,
  onboardingLinkPartnerAccount: async () => (await import('#pages/onboarding/WelcomePage.tsx')).WelcomePage,
  onboardingLinkVaa: async () => (await import('#pages/onboarding/WelcomePage.tsx')).WelcomePage,
  onboardingAutoLinkAccounts: async () =>
    (await import('#pages/onboarding/AutoLinkAccountsPage.tsx')).AutoLinkAccountsPage,
  myRewards: async () => (await import('#pages/my-rewards/MyRewardsPage.tsx')).MyRewardsPage,
  voucher: async () => (await import('#pages/my-rewards/VoucherPage.tsx')).VoucherPage,
  order: async () => (await import('#pages/my-rewards/OrderPage.tsx')).OrderPage,
  orderCheckout: async () => (await import('#pages/reward/OrderCheckoutPage.tsx')).OrderCheckoutPage,
  orderConfirmation: async () => (await import('#pages/my-rewards/OrderConfirmationPage.tsx')).OrderConfirmationPage,
  activity: async () => (await import('#pages/account/ActivityPage.tsx')).ActivityPage,
  account: async () => (await import('#pages/account/AccountPage.tsx')).AccountPage,
  personalDetails: async () => (await import('#pages/account/PersonalDetailsPage.tsx')).PersonalDetailsPage,
  linkAccounts: async () => (await import('#pages/account/LinkAccountsPage.tsx')).LinkAccountsPage,
  promoCodes: async () => (await import('#pages/account/PromoCodesPage.tsx')).PromoCodesPage,
  referAFriendDashboard: async () =>
    (await import('#pages/account/ReferAFriendDashboardPage.tsx')).ReferAFriendDashboardPage,
  settings: async () => (await import('#pages/account/SettingsPage.tsx')).SettingsPage,
  subscription: async () => (await import('#pages/subscription/SubscriptionPage.tsx')).SubscriptionPage,
  cancelSubscription: async () =>
    (await import('#pages/subscription/CancelSubscriptionPage.tsx')).CancelSubscriptionPage,
  creditCardHub: async () => (await import('#pages/credit-card/CreditCardHubPage.tsx')).CreditCardHubPage,
  subscriptionPayment: async () =>
    (await import('#pages/subscription/SubscriptionPaymentPage.tsx')).SubscriptionPaymentPage,
  subscriptionConfirmation: async () =>
    (await import('#pages/subscription/SubscriptionConfirmationPage.tsx')).SubscriptionConfirmationPage,
  creditCardCampaign: async () =>
    (await import('#pages/credit-card/CreditCardCampaignPage.tsx')).CreditCardCampaignPage,
  creditCardWaitlist: async () =>
    (await import('#pages/credit-card/CreditCardWaitlistPage.tsx')).CreditCardWaitlistPage,
  creditCardTransition: async () =>
    (await import('#pages/credit-card/CreditCardTransitionPage.tsx')).CreditCardTransitionPage,
  creditCardComplete: async () =>
    (await import('#pages/credit-card/CreditCardCompletePage.tsx')).CreditCardCompletePage,
  creditCardLinkAccount: async () =>
    (await import('#pages/credit-card/CreditCardLinkAccountPage.tsx')).CreditCardLinkAccountPage,
  flightResults: async () => (await import('#pages/flights/FlightResultsPage.tsx')).FlightResultsPage,
  flightResultsEdit: async () => (await import('#pages/flights/FlightResultsPage.tsx')).FlightResultsPage,
  offline: async () => (await import('#pages/system/OfflinePage.tsx')).OfflinePage,
  updateRequired: async () => (await import('#pages/system/UpdateRequiredPage.tsx')).UpdateRequiredPage,
  developerTools: async () => (await import('#pages/developer-tools/DeveloperToolsPage.tsx')).DeveloperToolsPage,
} as const satisfies { readonly [Name in PageName]?: LoadComponent }
