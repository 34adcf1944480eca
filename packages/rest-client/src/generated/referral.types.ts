// Generated from schemas/rest/referral.openapi.yaml by `npm run codegen`. Do not edit.

export interface paths {
    "/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tells the referral partner that a member has joined.
         * @description Sent once, without waiting, while a GB member is welcomed. Nobody is told when it fails (REF-09). The partner counts an order identifier once, however often it is sent.
         */
        post: operations["recordReferralOrder"];
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
        /** @description Who joined. */
        ReferralCustomer: {
            firstname: string;
            surname: string;
            /** Format: email */
            emailAddress: string;
            /** @description The member's id. */
            uniqueIdentifier: string;
        };
        /** @description What the partner calls an order; joining costs nothing (REF-08). */
        ReferralOrder: {
            orderIdentifier: string;
            /** @constant */
            total: "0";
            /**
             * @description Only GB members are referred.
             * @constant
             */
            currencyCode: "GBP";
            /** Format: date-time */
            dateString: string;
        };
        /** @description A member who joined, as the partner's own API names things (REF-07). */
        ReferralOrderRequest: {
            customer: components["schemas"]["ReferralCustomer"];
            order: components["schemas"]["ReferralOrder"];
            request: components["schemas"]["ReferralSituation"];
        };
        /** @description What was counted. */
        ReferralReceipt: {
            orderIdentifier: string;
        };
        /** @description Where in the product it happened (REF-08). */
        ReferralSituation: {
            /** @description The club's constant at the partner. */
            partnerCode: string;
            /** @constant */
            situation: "welcome";
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
    };
    parameters: never;
    requestBodies: never;
    headers: {
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
    recordReferralOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReferralOrderRequest"];
            };
        };
        responses: {
            /** @description Counted, or counted before. */
            202: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferralReceipt"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
}
