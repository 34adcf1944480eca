// Generated from schemas/rest/b2c.openapi.yaml by `npm run codegen`. Do not edit.

export interface paths {
    "/v1/user-events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hands in the incentive codes that were kept before login.
         * @description A code counts once for a member, however often it is handed in.
         */
        post: operations["recordUserEvents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/me/balances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The member's balances, a row a currency. */
        get: operations["listAccountBalances"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The paid plans that there are.
         * @description For visitors too, who may read what a plan offers before they join. The free plan is the app's own (SUB-02).
         */
        get: operations["listPlans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/plans/{planId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One paid plan. */
        get: operations["getPlan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/me/checkout/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Opens a checkout for a plan at the card payment provider.
         * @description The secret opens the provider's embedded checkout. Once it is paid there, the session's id makes the subscription (`createSubscription`).
         */
        post: operations["createCheckoutSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/me/subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The member's subscription, if there is one.
         * @description A subscription that was cancelled stays in the list until it ends (CON-51).
         */
        get: operations["listSubscriptions"];
        put?: never;
        /**
         * Makes a subscription of a checkout that was paid.
         * @description A member has at most one subscription. It begins with seven days for nothing (SUB-01).
         */
        post: operations["createSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/me/subscriptions/{subscriptionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Cancels the member's subscription, or restarts it before it ends.
         * @description A cancelled subscription lasts until the end of what was paid for, or of the trial. Until then it can be made ACTIVE again; that is assumed, since the specification leaves the restart unfinished (SUB-16).
         */
        patch: operations["updateSubscription"];
        trace?: never;
    };
    "/v1/accounts/me/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Orders a voyage for points.
         * @description All other orders are placed at the main API (CON-38). A voyage costs so much that the member must always confirm who they are first. The cabin is confirmed by e-mail within 48 hours (CHK-08). Texts are trimmed (CHK-56).
         */
        post: operations["placeVoyageOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description What a member has of one currency. */
        AccountBalance: {
            /**
             * @description A partner code (ENT-02).
             * @enum {string}
             */
            currency: "VRED" | "BILTREWARDS" | "VAA" | "SYF";
            balance: components["schemas"]["Points"];
        };
        /** @description A balance of each currency that the member has (ENT-03). */
        AccountBalances: components["schemas"]["AccountBalance"][];
        /** @description A checkout at the card payment provider (ENT-13). */
        CheckoutSession: {
            /** @description Opens the provider's embedded checkout; whoever has it may pay. */
            clientSecret: string;
            /** @description What the provider adds as `session_id` to the address that it leads back to (SUB-07). */
            sessionId?: string;
            /**
             * Format: date-time
             * @description Until when it can be paid.
             */
            expiresAt?: string;
        };
        /**
         * @description What is to be paid for.
         * @example {
         *       "planId": "kestrel-plus-yearly"
         *     }
         */
        CheckoutSessionRequest: {
            planId: components["schemas"]["PlanId"];
        };
        /** @description What a member ordered for points (ORD-01). */
        Order: {
            orderId: string;
            rewardId: string;
            redemptionType: components["schemas"]["RedemptionType"];
            status: components["schemas"]["OrderStatus"];
            content: {
                title: string;
                imageUrl: string;
                brandDetails: {
                    brandName: string;
                    brandLogo: string;
                };
            };
            cost: components["schemas"]["Points"];
            /** Format: date-time */
            createdDate: string;
            deliveryAddress?: components["schemas"]["OrderedDeliveryAddress"];
            /**
             * Format: uri
             * @description There once it is DISPATCHED.
             */
            trackingUrl?: string;
            giftMessage?: string;
            voyagesBooking?: components["schemas"]["VoyagesBooking"];
        };
        /**
         * @description Where an order stands (ORD-02). What is posted goes PENDING, PROCESSING, DISPATCHED, DELIVERED; the rest ends CONFIRMED (GAP-08).
         * @enum {string}
         */
        OrderStatus: "PENDING" | "PROCESSING" | "DISPATCHED" | "DELIVERED" | "CONFIRMED" | "CANCELLED";
        /** @description Where an order goes, as it was given (CHK-19). */
        OrderedDeliveryAddress: {
            firstName: string;
            lastName: string;
            phoneNumber?: string;
            email?: string;
            building: string;
            addressLine1: string;
            addressLine2?: string;
            town: string;
            county: string;
            postcode: string;
        };
        /** @description A paid plan (SUB-31). It begins with seven days for nothing (SUB-01). */
        Plan: {
            id: components["schemas"]["PlanId"];
            name: string;
            /** @description What a period costs, with its currency, to be shown as it is. */
            cost: string;
            frequency: components["schemas"]["PlanFrequency"];
            features: components["schemas"]["PlanFeature"][];
            /** @description The colour that stands for the plan, as `#rrggbb`. */
            primaryColor: string;
            /** @description The colour of text on `primaryColor`, as `#rrggbb`. */
            nameTextPrimaryColor: string;
            /** @description What stands above the features. */
            featuresDescription: string;
        };
        /** @description One thing that a plan offers. */
        PlanFeature: {
            description: string;
            /** @description What the tooltip says. */
            extendedDescription?: string;
        };
        /**
         * @description How long a period is; the specification shows YEAR alone.
         * @enum {string}
         */
        PlanFrequency: "MONTH" | "YEAR";
        /** @description A plan's id. */
        PlanId: string;
        /** @description What can be subscribed to. */
        Plans: {
            plans: components["schemas"]["Plan"][];
        };
        /** @description A number of Kestrel points. */
        Points: number;
        /** @description Every answer that is not a success. */
        Problem: {
            /**
             * @description What went wrong, for programs.
             * @example VALIDATION
             */
            code: string;
            /**
             * @description What went wrong, for people.
             * @example The request does not match the API document.
             */
            message: string;
            /** @description The fields that were refused. */
            errors?: {
                /** @description Where, such as `body/rewardId`. */
                path: string;
                message: string;
            }[];
        };
        /**
         * @description How a spend reward is redeemed (ENT-08).
         * @enum {string}
         */
        RedemptionType:
            | "DIGITAL_FULFILMENT"
            | "QR_CODE"
            | "BARCODE_128"
            | "WINES_VOUCHER"
            | "VOUCHER_PLUS_URL"
            | "WINES_FULFILMENT"
            | "PHYSICAL_SPARKLES"
            | "SIMPLE_LINK"
            | "DONATION_LINK"
            | "VOYAGES_FULFILMENT"
            | "TRAINS_ORDER"
            | "REDSKY_SEARCH";
        /** @description The lead passenger (CHK-57). */
        SailorDetails: {
            firstName: components["schemas"]["SailorName"];
            lastName: components["schemas"]["SailorName"];
            /**
             * Format: email
             * @description The ship's system takes no plus sign (CHK-41).
             */
            email: string;
            /**
             * Format: date
             * @description Year, month, day; at least 18 years ago, and not before 1900 (CHK-44, CHK-45, CHK-55).
             */
            dateOfBirth: string;
            /** @description Without the country's access code. */
            phoneNumber: string;
            /**
             * @description Unknown is shown as "Prefer not to say" (CHK-35).
             * @enum {string}
             */
            sex: "Male" | "Female" | "Unknown";
            /** @description With a leading plus, such as +44 (CHK-53). */
            countryAccessCode: string;
            /** @description A country's two letters (CHK-52). */
            citizenship: string;
        };
        /** @description One line that is not blank (CHK-37, CHK-38), without pictures; it is trimmed. */
        SailorName: string;
        /** @description A member's plan (SUB-32). The dates are optional for a client, which must do without them (CON-32). */
        Subscription: {
            id: string;
            planId: components["schemas"]["PlanId"];
            status: components["schemas"]["SubscriptionStatus"];
            /** @description Why it was cancelled. */
            reasonText?: string;
            /**
             * Format: date-time
             * @description Given during the trial.
             */
            trialEndsAt?: string;
            /**
             * Format: date-time
             * @description When the next period begins and is paid for, while ACTIVE.
             */
            renewsAt?: string;
            /**
             * Format: date-time
             * @description When it ends, once CANCELED.
             */
            endsAt?: string;
        };
        /** @description Ends a subscription at the end of its period (SUB-25). */
        SubscriptionCancellation: {
            /** @constant */
            status: "CANCELED";
            /** @description Why, trimmed: the reason that was chosen, or what was written instead. */
            reasonText: string;
        };
        /**
         * @description What is to become of a subscription; `status` tells which.
         * @example {
         *       "status": "CANCELED",
         *       "reasonText": "It is too expensive"
         *     }
         */
        SubscriptionChange:
            | components["schemas"]["SubscriptionCancellation"]
            | components["schemas"]["SubscriptionRestart"];
        /** @description The plan that the member now has (ENT-13). */
        SubscriptionCreated: {
            planId: components["schemas"]["PlanId"];
        };
        /**
         * @description Which checkout was paid (SUB-08).
         * @example {
         *       "checkoutSessionId": "cs_8hSx2vVqJ0bQmTnT"
         *     }
         */
        SubscriptionRequest: {
            checkoutSessionId: string;
        };
        /** @description Takes a cancellation back. */
        SubscriptionRestart: {
            /** @constant */
            status: "ACTIVE";
        };
        /**
         * @description Whether it goes on (SUB-32).
         * @enum {string}
         */
        SubscriptionStatus: "ACTIVE" | "CANCELED";
        /** @description What the member is subscribed to. */
        Subscriptions: {
            subscriptions: components["schemas"]["Subscription"][];
        };
        /**
         * @description What a member brought along.
         * @example {
         *       "codes": [
         *         "SUMMER-500"
         *       ]
         *     }
         */
        UserEvents: {
            /** @description Incentive codes (AUT-06). */
            codes: string[];
        };
        /** @description A voyage, who leads the party, and what the member was shown that it costs (CHK-57). */
        VoyageOrderRequest: {
            rewardId: string;
            /** @description The reward that this is a variant of, if it is one. */
            rewardParentId?: string;
            personDetails: components["schemas"]["SailorDetails"];
            /** @description The cost that the member agreed to. */
            expectedPoints: number;
        };
        /** @description The cabin that an order of a voyage got (ORD-03). Reference, cabin and deck are there once the order is CONFIRMED. */
        VoyagesBooking: {
            bookingReference?: string;
            cabinNumber?: string;
            deckNumber?: string;
            /** Format: email */
            email: string;
            firstName: string;
            lastName: string;
            phoneNumber: string;
        };
    };
    responses: {
        /** @description The request breaks its schema; nothing was changed. */
        BadRequest: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description There is nothing that this member could pay for. */
        CheckoutSessionRefused: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The token lacks the scope. */
        Forbidden: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                "WWW-Authenticate": components["headers"]["InsufficientScope"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The member must step up first (STP-06). A step-up is good for one submission and its repetitions, under the same idempotency key, and ends with a refresh of its token. */
        NotAcceptable: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such thing. */
        NotFound: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The server failed. */
        ServerError: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The subscription is not in a state from which it can be changed so. */
        SubscriptionChangeRefused: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description This checkout makes no subscription. */
        SubscriptionRefused: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description No valid token was sent, or it has expired. */
        Unauthorized: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                "WWW-Authenticate": components["headers"]["InvalidToken"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The voyage cannot be ordered so; no points were taken. */
        VoyageOrderRefused: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description One key per submission of the member; without one the call is refused with 400 and changes nothing. The same key with the same body answers the first result again and does nothing; with another body it is refused with 422.
         * @example 5f0c7f5e-6c3d-4a2c-9c4b-1f4f2f3b8a10
         */
        IdempotencyKey: string;
        /**
         * @description The plan's id.
         * @example kestrel-plus-yearly
         */
        PlanId: components["schemas"]["PlanId"];
        /**
         * @description The subscription's id.
         * @example 7b0c7a52-8f4f-4a38-9a0e-2f1a4d6f0c11
         */
        SubscriptionId: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description The challenge of RFC 6750, 3.
         * @example Bearer error="insufficient_scope"
         */
        InsufficientScope: string;
        /**
         * @description The challenge of RFC 6750, 3.
         * @example Bearer error="invalid_token"
         */
        InvalidToken: string;
        /**
         * @description The answer is the same for everybody; a cache may keep it and asks before it is used again.
         * @example no-cache
         */
        NoCache: "no-cache";
        /**
         * @description The answer is one caller's own, or a refusal; no cache keeps it.
         * @example no-store
         */
        NoStore: "no-store";
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    recordUserEvents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserEvents"];
            };
        };
        responses: {
            /** @description Recorded. */
            204: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    listAccountBalances: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The balances; the club's own comes first. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountBalances"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    listPlans: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plans, in the order in which they are offered. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoCache"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Plans"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    getPlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The plan's id.
                 * @example kestrel-plus-yearly
                 */
                planId: components["parameters"]["PlanId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plan. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoCache"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Plan"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    createCheckoutSession: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One key per submission of the member; without one the call is refused with 400 and changes nothing. The same key with the same body answers the first result again and does nothing; with another body it is refused with 422.
                 * @example 5f0c7f5e-6c3d-4a2c-9c4b-1f4f2f3b8a10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckoutSessionRequest"];
            };
        };
        responses: {
            /** @description The session is open. */
            201: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutSession"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["CheckoutSessionRefused"];
            500: components["responses"]["ServerError"];
        };
    };
    listSubscriptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most one. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscriptions"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    createSubscription: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One key per submission of the member; without one the call is refused with 400 and changes nothing. The same key with the same body answers the first result again and does nothing; with another body it is refused with 422.
                 * @example 5f0c7f5e-6c3d-4a2c-9c4b-1f4f2f3b8a10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscriptionRequest"];
            };
        };
        responses: {
            /** @description The member is a subscriber. */
            201: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionCreated"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["SubscriptionRefused"];
            500: components["responses"]["ServerError"];
        };
    };
    updateSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The subscription's id.
                 * @example 7b0c7a52-8f4f-4a38-9a0e-2f1a4d6f0c11
                 */
                subscriptionId: components["parameters"]["SubscriptionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscriptionChange"];
            };
        };
        responses: {
            /** @description The subscription as it is now. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["SubscriptionChangeRefused"];
            500: components["responses"]["ServerError"];
        };
    };
    placeVoyageOrder: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One key per submission of the member; without one the call is refused with 400 and changes nothing. The same key with the same body answers the first result again and does nothing; with another body it is refused with 422.
                 * @example 5f0c7f5e-6c3d-4a2c-9c4b-1f4f2f3b8a10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VoyageOrderRequest"];
            };
        };
        responses: {
            /** @description The order, as `listOrders` of the main API shows it too. */
            201: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["VoyageOrderRefused"];
            500: components["responses"]["ServerError"];
        };
    };
}
