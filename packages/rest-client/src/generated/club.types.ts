// Generated from schemas/rest/club.openapi.yaml by `npm run codegen`. Do not edit.

export interface paths {
    "/profiles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The signed-in member's profile. */
        get: operations["getProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profiles/v2": {
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
         * Changes what is sent of the member's profile, and nothing else.
         * @description Onboarding and the settings are both updates of the profile. What a field may hold can depend on another one: a mobile number and a postcode are those of the country, the United States have a state, `termsVersion` is the version in force, and the opt-outs cannot be set by whom alcohol and gambling are restricted for. All of the update is done or, with an INVALID_PROFILE that names each wrong field, none of it.
         */
        patch: operations["updateProfile"];
        trace?: never;
    };
    "/profiles/email-updater": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes the address that the member signs in with.
         * @description The tokens stay good. An address that somebody else has is refused with the code `access_denied` (ERR-26).
         */
        post: operations["changeEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profiles/support-authorisation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Lets customer support act for the member, or no longer. */
        put: operations["setSupportAuthorisation"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profiles/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The partner accounts that the member has linked. */
        get: operations["listLinkedAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profiles/account-linkings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Links the partner account that a partner's id token speaks for.
         * @description Linking an account that the member has linked already changes nothing and answers it again.
         */
        post: operations["linkAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client-connect/{partner}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Links the partner account that the member came from, on the way through the club's own sign-in. */
        post: operations["connectPartner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client-connect/{partner}/codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Links the partner account that an authorisation code of the partner stands for.
         * @description The rewards partner sends the member back with a code (LNK-21, LNK-25). The club exchanges it for the partner's tokens, so that these never reach a browser. A code works once, for a minute, and with the address that it was sent to.
         */
        post: operations["connectPartnerByCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partners/{partner}/balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the member has at a partner.
         * @description The balance of the linked account, or, when none is linked, of the account that the partner keeps under the member's email address; 0 when there is none.
         */
        get: operations["getPartnerBalance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partners/{partner}/transfers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turns points of a partner into the club's, one for one. */
        post: operations["transferPartnerPoints"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/card-members/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The member as the card programme knows them.
         * @description Members without a card are not found. The specification does not give the path (GAP-05).
         */
        get: operations["getCardMember"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/card-applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begins a member's application for the card, to be filled in at the card issuer's. */
        post: operations["createCardApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/card-applications/guest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begins a visitor's application for the card, to be filled in at the card issuer's. */
        post: operations["createGuestCardApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/privacy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The privacy policy of a region. */
        get: operations["getPrivacyPolicy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/terms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The terms and conditions of a region.
         * @description The version is what a member accepts in onboarding (ONB-26).
         */
        get: operations["getTerms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messaging/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A token that proves to the messaging service who the member is.
         * @description The specification does not give the path.
         */
        get: operations["getMessagingToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/twilio/binding": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tells where a device of the member takes notifications.
         * @description A device takes those of one member, the last who registered it. Registering it again changes nothing.
         */
        post: operations["registerPushBinding"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/check_version": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether this version of an app may still be used.
         * @description A version below the least one that is supported leads to the update-required screen (ERR-38).
         */
        get: operations["checkVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/balances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The signed-in member's points.
         * @description Either what the member has and can spend, or a row for each currency, of which VRED counts (CON-11). The sandbox answers the rows while the member's flag `balances_as_list` is on.
         */
        get: operations["getBalances"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/features": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Feature flags for a project and session.
         * @description A member who sends tokens gets the flags that are set for that member; wrong tokens are a visitor's.
         */
        get: operations["listFeatures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/discoveries/rewards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Spend rewards for a member, a page at a time. */
        get: operations["listSpendRewards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/discoveries/rewards/public": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Spend rewards for a visitor, a page at a time. */
        get: operations["listPublicSpendRewards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/discoveries/rewards/earn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Earn rewards for a member, a page at a time. */
        get: operations["listEarnRewards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/discoveries/rewards/earn/public": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Earn rewards for a visitor, a page at a time. */
        get: operations["listPublicEarnRewards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/discoveries/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Categories of spend rewards for a member, with counts. */
        get: operations["listSpendCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/discoveries/categories/public": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Categories of spend rewards for a visitor, with counts. */
        get: operations["listPublicSpendCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/discoveries/categories/earn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Categories of earn rewards for a member, with counts. */
        get: operations["listEarnCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/discoveries/categories/earn/public": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Categories of earn rewards for a visitor, with counts. */
        get: operations["listPublicEarnCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rewards/spend/{rewardId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One spend reward for a member. */
        get: operations["getSpendReward"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rewards/spend/{rewardId}/public": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One spend reward for a visitor. */
        get: operations["getPublicSpendReward"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rewards/earn/{rewardId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One earn reward for a member. */
        get: operations["getEarnReward"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rewards/earn/{rewardId}/public": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One earn reward for a visitor. */
        get: operations["getPublicEarnReward"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/redemptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Starts earning at a partner; answers the address that tracks it. */
        post: operations["redeemEarnReward"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/redemptions/promotion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hands in a promotion code; its points are added at once.
         * @description A code is read without the spaces around it and in any case. A member redeems it once.
         */
        post: operations["redeemPromotion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/submissions/{idempotencyKey}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What came of a call that the member sent under an idempotency key.
         * @description For a client that lost the answer: reading it does nothing. It knows the keys of every call that takes one, those of the voyages' host included, for at least 30 days. 404 says that no such call has been carried out yet: one that is still on its way may be.
         */
        get: operations["getSubmission"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exchanges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Spends points on a reward and answers its vouchers.
         * @description For QR_CODE, BARCODE_128, WINES_VOUCHER and VOUCHER_PLUS_URL; the last two answer a voucher with a url (GAP-07). A variant names its reward as rewardParentId, a reward of a group its group. A reward that costs 10,000 points or more needs a stepped-up token.
         */
        post: operations["exchangeReward"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vouchers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The member's vouchers, newest validFrom first, a page at a time. */
        get: operations["listVouchers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The member's orders, newest first.
         * @description Trains orders are among them; the web app leaves them out (RDM-13).
         */
        get: operations["listOrders"];
        put?: never;
        /**
         * Orders a reward for points.
         * @description Debit and order happen together or not at all. Which details are sent depends on how the reward is redeemed, and a detail that it does not take is refused: OrderRequest says what each type needs and may have. WINES_FULFILMENT and PHYSICAL_SPARKLES need a stepped-up token (RDM-09, STP-08); others do not. Voyages are ordered at the B2C host (CON-38). Texts are trimmed (CHK-56).
         */
        post: operations["placeOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/statements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The member's statement, newest line first, a page at a time. */
        get: operations["listStatements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/statements/pending": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Points that are promised to the member but not yet usable, newest first.
         * @description Either an object that holds the rows or the rows alone (CON-36). The sandbox answers the rows alone while the member's flag `pending_as_rows` is on.
         */
        get: operations["listPendingPoints"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/discoveries/rewards/wishlist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The member's favourites, newest first.
         * @description Leaves out what the member may not see in this region. A member holds at most nine.
         */
        get: operations["listFavourites"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wishlists/user/{userId}/rewards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes a reward a favourite of the member; one that is one already stays where it is. */
        post: operations["addFavourite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wishlists/user/{userId}/rewards/{rewardType}/{rewardId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Makes a reward no longer a favourite of the member; harmless when it was none. */
        delete: operations["removeFavourite"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/discoveries/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rewards that speak of a keyword, the likeliest first.
         * @description A title that begins with the keyword comes first, then one that has it as the beginning of a word, then a brand's name, then anything else that is said of a reward. Variants of a reward come as one.
         */
        get: operations["searchRewards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reward-groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The member's groups of personal rewards, the newest first.
         * @description A member who has none, or none of the references asked for, gets 404 with a code of its own, which clients read as an empty list (ERR-29).
         */
        get: operations["listRewardGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reward-groups/{groupId}/rewards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The rewards of one of the member's groups, of which one may be chosen. */
        get: operations["listRewardGroupRewards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reward-groups/{groupId}/rewards/{rewardId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One reward of one of the member's groups.
         * @description Its rewardParentId is the group's id, which is what an exchange or an order of it names (RWD-13).
         */
        get: operations["getRewardGroupReward"];
        put?: never;
        post?: never;
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
        /** @description Which account to link. */
        AccountLinking: {
            partnerCode: components["schemas"]["PartnerCode"];
            idToken: components["schemas"]["PartnerToken"];
        };
        /** @description The balance in one of its two shapes (CON-11). */
        Balances: components["schemas"]["PointsBalance"] | components["schemas"]["CurrencyBalances"];
        /** @description On or off. */
        BoolFlagValue: {
            boolValue: boolean;
        };
        /** @description Where an application came from, and what kind it is (CCD-24). */
        CardApplicationRequest: {
            /** @description Exactly 20 letters or digits, or empty (CCD-13, CCD-14). */
            accorId: string;
            /** @description Up to 10 letters or digits, or empty (CCD-15). */
            siteCode: string;
            /**
             * @description Whether the applicant only wants to know the chances (CCD-06).
             * @enum {string}
             */
            applicationType: "PREQUAL" | "APPLY";
            /** @description Where the card issuer sends the applicant back to: an address of the club, or a path of it. */
            returnURL: string;
            /**
             * Format: date
             * @description Year, month, day (CON-29, CCD-38). Of members whose profile has one, so that the issuer need not ask; a visitor sends none.
             */
            dateOfBirth?: string;
        };
        /** @description The key to one application. */
        CardApplicationToken: {
            token: string;
        };
        /** @description A card that was linked to the member. */
        CardLink: {
            cardLinkPartnerUserId: string;
            partnerUserId: string;
            /** Format: date-time */
            linkedDateTime: string;
            /**
             * Format: date-time
             * @description When the card's first year ended or will end (CCD-31).
             */
            anniversaryDateTime: string;
            /**
             * Format: date-time
             * @description Not there while the card is linked.
             */
            cancelledDateTime?: string;
            /** @example KESTREL_RED_CARD */
            cardType: string;
        };
        /** @description A card holder (CCD-37). */
        CardMember: {
            /** @description What the card issuer calls the member. */
            partnerUserId: string;
            /**
             * @description Such as ACTIVE, or CLOSED.
             * @example ACTIVE
             * @example CLOSED
             */
            accountStatus: string;
            firstName: string;
            lastName: string;
            /** Format: email */
            email: string;
            cardLinks: components["schemas"]["CardLink"][];
        };
        /** @description What a list can be filtered by, in the editors' order (API-25). */
        Categories: {
            categories: components["schemas"]["Category"][];
        };
        /** @description A category that some of the list's rewards are in. */
        Category: {
            categoryName: string;
            /** @description How many rewards are in it. */
            count: number;
        };
        /**
         * @description The app that the member uses.
         * @enum {string}
         */
        Channel: "WEB" | "IOS" | "ANDROID";
        /** @description The words beside a marketing choice, kept to prove what the member was told (ONB-39). */
        ConsentText: string;
        /** @description What the member has in each currency. */
        CurrencyBalances: {
            /**
             * @description A partner code (ENT-02).
             * @enum {string}
             */
            currency: "VRED" | "BILTREWARDS" | "VAA" | "SYF";
            balance: components["schemas"]["Points"];
        }[];
        /**
         * @description Where an order goes (CHK-18). Which characters it may have depends on what is ordered (CHK-20 to CHK-28).
         * @example {
         *       "firstName": "Alex",
         *       "lastName": "Hartley",
         *       "phoneNumber": "07700 900118",
         *       "email": "alex@kestrel.test",
         *       "building": "Flat 2",
         *       "addressLine1": "14 Harbour Row",
         *       "town": "Bristol",
         *       "county": "Avon",
         *       "postcode": "BS1 4XE"
         *     }
         */
        DeliveryAddress: {
            firstName: string;
            lastName: string;
            /** @description Wines may go without one (CHK-23, CON-25). */
            phoneNumber?: string;
            /** Format: email */
            email: string;
            building: string;
            addressLine1: string;
            addressLine2?: string;
            town: string;
            county: string;
            postcode: string;
        };
        /** @description Any number. */
        DoubleFlagValue: {
            doubleValue: number;
        };
        /** @description How the partner will know who comes. */
        EarnRedemption: {
            /** Format: uri */
            trackingUrl: string;
        };
        /**
         * @description The earn reward to start with.
         * @example {
         *       "rewardId": "500101"
         *     }
         */
        EarnRedemptionRequest: {
            rewardId: string;
        };
        /**
         * @description How an earn reward is earned (ENT-09).
         * @enum {string}
         */
        EarnType: "OFFSITE_LINK_STANDARD" | "COLLINSON" | "AWIN" | "OFFSITE_LINK_OCTOPUS" | "INLINE_TIPPING";
        /** @description The address that the member wants to have. */
        EmailChange: {
            /**
             * Format: email
             * @description Upper and lower case make no difference.
             */
            email: string;
        };
        /** @description A reward that a member wants to find again (ENT-11). */
        Favourite: {
            rewardId: string;
            type: components["schemas"]["FavouriteType"];
            title: string;
            /** @description The brand's logo, an address at the image service. */
            logoUrl: string;
            /** @description For the address of its page. */
            slug?: string;
            /** @description As a reward has them; by these the app decides as well whether it is shown (DIS-14 to DIS-20). */
            tags: components["schemas"]["RewardTag"][];
        };
        /** @description One page of favourites (ENT-11). */
        FavouritePage: {
            rewards: components["schemas"]["Favourite"][];
            paging: {
                offset: number;
                limit: number;
                hasMore: boolean;
            };
        };
        /**
         * @description The reward that becomes a favourite (API-32).
         * @example {
         *       "id": "100101",
         *       "type": "SPEND"
         *     }
         */
        FavouriteRequest: {
            /** @description The reward's id. */
            id: string;
            type: components["schemas"]["FavouriteType"];
        };
        /**
         * @description Whether points are spent or earned on it.
         * @enum {string}
         */
        FavouriteType: "SPEND" | "EARN";
        /** @description One flag (FLG-01). */
        FeatureFlag: {
            /** @description Such as `web_subscription` (FLG-03 to FLG-19). */
            name: string;
            /** @description The name of the variation that holds. */
            variation: string;
            value: components["schemas"]["FeatureFlagValue"];
        };
        /** @description A flag's value, under the name of its kind. */
        FeatureFlagValue:
            | components["schemas"]["BoolFlagValue"]
            | components["schemas"]["StringFlagValue"]
            | components["schemas"]["DoubleFlagValue"]
            | components["schemas"]["LongFlagValue"];
        /** @description All flags of a project. */
        FeatureFlags: {
            features: components["schemas"]["FeatureFlag"][];
        };
        /** @description One line of basic Latin, Latin-1 and Latin Extended-A (CHK-30 to CHK-33). */
        GiftMessage: string;
        /** @description A reward of a group, in short (ENT-10). */
        GroupReward: {
            rewardId: string;
            /** @description The group's id. */
            rewardParentId: string;
            name: string;
            content: components["schemas"]["RewardContent"];
            cost: components["schemas"]["Points"];
            type: components["schemas"]["RewardType"];
        };
        /** @description The rewards of one group. */
        GroupRewards: {
            rewards: components["schemas"]["GroupReward"][];
        };
        /** @description A legal text of a region (CNT-32). */
        LegalDocument: {
            title: string;
            body: components["schemas"]["RichTextDocument"];
            /** @description The revision of the content entry (CNT-33). */
            version: number;
        };
        /** @description A partner account of the member (ENT-01). */
        LinkedAccount: {
            partnerCode: components["schemas"]["PartnerCode"];
            /** @description What the partner calls the member; for the airline, the club member number. */
            partnerUserId: string;
        };
        /** @description All partner accounts of the member. */
        LinkedAccounts: {
            accounts: components["schemas"]["LinkedAccount"][];
        };
        /** @description A whole number. */
        LongFlagValue: {
            longValue: number;
        };
        /** @description What the messaging service's SDK signs its calls with. */
        MessagingToken: {
            accessToken: string;
        };
        /**
         * @description A step of onboarding (ONB-02). A member moves back freely, and on once what the steps before ask for has been said. LinkVaa is the former name of Welcome (CON-12). The specification gives the names of the last two.
         * @enum {string}
         */
        OnboardingStep: "PersonalDetails" | "TermsAndConditions" | "CommunicationPreferences" | "LinkVaa" | "Welcome";
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
        /** @description What the member agreed to (CHK-04). */
        OrderConsent: {
            over18: boolean;
            terms: boolean;
            marketingUpdates?: boolean;
        };
        /** @description All orders of a member. */
        OrderList: {
            orders: components["schemas"]["Order"][];
        };
        /** @description Whom something without an address is for (RDM-06). */
        OrderPersonDetails: {
            firstName: string;
            lastName: string;
            /** Format: email */
            email: string;
        };
        /**
         * @description The specification names rewardId, rewardParentId and person details (API-36) and the draft's fields (CHK-01). Each redemptionType takes its own details and no others: x-details-by-redemption-type lists them for programs, and each field below says for which types it is. A reward of any other type is not ordered here (NOT_ORDERABLE).
         * @example {
         *       "rewardId": "100334",
         *       "personDetails": {
         *         "firstName": "Alex",
         *         "lastName": "Hartley",
         *         "email": "alex@kestrel.test"
         *       }
         *     }
         */
        OrderRequest: {
            rewardId: string;
            /** @description The reward of which it is a variant, or the group that it is of. */
            rewardParentId?: string;
            /** @description Needed for WINES_FULFILMENT and PHYSICAL_SPARKLES; refused for other types. */
            deliveryAddress?: components["schemas"]["DeliveryAddress"];
            /** @description Needed for DIGITAL_FULFILMENT, optional for DONATION_LINK and TRAINS_ORDER; refused for other types. */
            personDetails?: components["schemas"]["OrderPersonDetails"];
            /** @description Needed for WINES_FULFILMENT, optional for PHYSICAL_SPARKLES; refused for other types. */
            consent?: components["schemas"]["OrderConsent"];
            /** @description Optional for WINES_FULFILMENT and PHYSICAL_SPARKLES; refused for other types. */
            giftMessage?: components["schemas"]["GiftMessage"];
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
        /** @description Where in a list the page is. */
        Paging: {
            /** @description Whether there is more after this page. */
            hasMore: boolean;
        };
        /** @description Points at a partner, in the list's shape of a balance (ENT-03). */
        PartnerBalance: {
            currency: components["schemas"]["PartnerCode"];
            /** @description The partner's points. */
            balance: number;
            /** @description Whether it is the balance of a linked account. */
            linked: boolean;
            transfer?: components["schemas"]["TransferLimits"];
        };
        /**
         * @description A partner whose accounts can be linked (ENT-02) - an airline, a card issuer and a rewards programme.
         * @enum {string}
         */
        PartnerCode: "VAA" | "SYF" | "BILTREWARDS";
        /** @description What the partner sent the member back with, and where to. */
        PartnerCodeExchange: {
            code: string;
            /** Format: uri */
            redirectUri: string;
        };
        /** @description Which account to link. */
        PartnerConnection: {
            partnerUserIdToken: components["schemas"]["PartnerToken"];
        };
        /** @description An id token that the partner's identity provider signed for the club. */
        PartnerToken: string;
        /** @description The pending rows in one of their two shapes (CON-36). */
        PendingPoints: components["schemas"]["PendingTransactions"] | components["schemas"]["PendingRows"];
        /** @description Points on their way (ACT-08). The pending balance is the sum of all rows. */
        PendingRow: {
            id: string;
            /** Format: date-time */
            date: string;
            description: string;
            points: components["schemas"]["Points"];
        };
        /** @description The pending rows alone. */
        PendingRows: components["schemas"]["PendingRow"][];
        /** @description The pending rows in an object. */
        PendingTransactions: {
            transactions: components["schemas"]["PendingRows"];
        };
        /** @description Letters, with spaces, apostrophes, hyphens and dots inside (ONB-09, ONB-10). */
        PersonName: string;
        /** @description A number of Kestrel points. */
        Points: number;
        /** @description What the member has, and what of it can be spent now. */
        PointsBalance: {
            current: components["schemas"]["Points"];
            usable: components["schemas"]["Points"];
        };
        /** @description What was transferred, and what both sides hold now. */
        PointsTransfer: {
            transferId: string;
            points: components["schemas"]["Points"];
            /** @description What is left at the partner. */
            partnerBalance: number;
            balance: {
                current: components["schemas"]["Points"];
                usable: components["schemas"]["Points"];
            };
        };
        /** @description How many points to transfer. */
        PointsTransferRequest: {
            /** @description A multiple of the minimum. */
            points: number;
        };
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
        /** @description A member, held whole (ENT-04). What the member has not said yet is not there. */
        Profile: {
            /** @description The member's id. */
            redUserId: string;
            firstName?: string;
            lastName?: string;
            /** Format: email */
            email: string;
            /** @description Digits only, as dialled in the country. */
            mobile?: string;
            /**
             * @description The member's region by country.
             * @enum {string}
             */
            country?: "GB" | "US" | "WORLD";
            postcode?: string;
            /** @description US only, as two letters. */
            state?: string;
            /** @description dd/MM/yyyy in every region (CON-29). */
            dateOfBirth?: string;
            /** @description What the club's suppliers call the member; `tagManagement` is the tag manager's id (ANL-07). */
            memberSupplierIds: {
                [key: string]: string;
            };
            /** @description Whether onboarding is done. */
            complete: boolean;
            appState?: {
                /**
                 * @description The step of onboarding that the member is at; not there once it is done. Steps may be added.
                 * @example PersonalDetails
                 * @example TermsAndConditions
                 * @example CommunicationPreferences
                 * @example LinkVaa
                 * @example Welcome
                 */
                onboarding?: string;
            };
            /** @description Where the member last changed the profile. */
            channel?: string;
            /** Format: date-time */
            createdAt: string;
            /** @description By partner code: true when an account of the partner is linked, false when the member chose not to link one, and not there when the member has not been asked. */
            linkedAccountsState: {
                [key: string]: boolean;
            };
            marketingEmail?: boolean;
            marketingSms?: boolean;
            marketingTel?: boolean;
            notifications?: boolean;
            /** @description The version of the terms that the member accepted. */
            termsVersion?: number;
            optOutPrefAlcohol?: boolean;
            optOutPrefGambling?: boolean;
            /** @description The club shows this member neither, whatever the member chooses. */
            restrictAlcoholGambling?: boolean;
            /** @description Whether customer support may act for the member (ACC-17). */
            supportAuthorised?: boolean;
            points: {
                current: components["schemas"]["Points"];
            };
        };
        /** @description What of a profile is to change (ONB-39, ACC-16). */
        ProfileUpdate: {
            channel?: components["schemas"]["Channel"];
            country?: components["schemas"]["ViewingRegion"];
            firstName?: components["schemas"]["PersonName"];
            lastName?: components["schemas"]["PersonName"];
            /** @description dd/MM/yyyy in every region (CON-29); a real day since 1900, at least 18 years ago. */
            dateOfBirth?: string;
            /** @description In the US ten digits, with separators or without; elsewhere a UK mobile that starts with +44 or 0 (ONB-16, ONB-17). It is kept as dialled in the country, digits only. */
            mobile?: string;
            /** @description A UK postcode or a US ZIP code, by country (ONB-20, ONB-21). */
            postcode?: string;
            state?: components["schemas"]["UsState"];
            marketingEmail?: boolean;
            marketingSms?: boolean;
            marketingTel?: boolean;
            notifications?: boolean;
            marketingText?: components["schemas"]["ConsentText"];
            marketingEmailText?: components["schemas"]["ConsentText"];
            marketingSmsText?: components["schemas"]["ConsentText"];
            optOutPrefAlcohol?: boolean;
            optOutPrefGambling?: boolean;
            /** @description The version that the member accepts; it must be the one in force. */
            termsVersion?: number;
            /** @description Codes that the member came with; each counts once. */
            incentiveCodes?: string[];
            appState?: {
                onboarding: components["schemas"]["OnboardingStep"];
            };
            /** @description Says that the member links no airline account (ONB-37). Linking one is a call of its own. */
            linkedAccountsState?: {
                /** @constant */
                VAA: false;
            };
            /**
             * @description Ends onboarding; all that it asks for must have been said.
             * @constant
             */
            complete?: true;
        };
        /** @description What a promotion code brought. */
        PromotionRedemption: {
            pointsAdded: components["schemas"]["Points"];
        };
        /**
         * @description A promotion code (PRM-08).
         * @example {
         *       "tokenId": "WELCOME500"
         *     }
         */
        PromotionRequest: {
            /** @description The code as the member typed it. */
            tokenId: string;
        };
        /** @description A registered device. */
        PushBinding: {
            bindingId: string;
        };
        /** @description A device, as its push service addresses it. */
        PushBindingRequest: {
            /**
             * @description The push service.
             * @enum {string}
             */
            bindingType: "web" | "apn" | "fcm";
            /** @description A push endpoint or a device token. */
            address: string;
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
        /** @description Something to earn or spend points on (ENT-05). A spend reward has a redemptionType, an earn reward an earnType. */
        Reward: {
            rewardId: string;
            rewardParentId?: string;
            campaignId?: string;
            cost?: components["schemas"]["Points"];
            redemptionType?: components["schemas"]["RedemptionType"];
            /** Format: uri */
            redemptionUrl?: string;
            earnType?: components["schemas"]["EarnType"];
            /** Format: uri */
            earnUrl?: string;
            /** @enum {string} */
            accessLevel?: "PUBLIC" | "PERSONAL";
            /**
             * @description Whether it can be had now.
             * @enum {string}
             */
            availability?: "AVAILABLE" | "SOLD_OUT" | "UNAVAILABLE";
            subscriptionPlanId?: string;
            /** Format: date-time */
            createdDate?: string;
            variants?: components["schemas"]["RewardVariant"][];
            content: components["schemas"]["RewardContent"];
        };
        /** @description The partner whose reward it is (BRD-16). */
        RewardBrand: {
            id: string;
            brandName: string;
            /** @description An address at the image service. */
            brandLogo: string;
            slug: string;
            requiresBrandPage?: boolean;
        };
        /** @description What people read of a reward (ENT-06). */
        RewardContent: {
            title: string;
            lead?: string;
            description?: string;
            /** @description Paragraphs, apart by an empty line. */
            body?: string;
            /** @description An address at the image service. */
            imageUrl: string;
            slug?: string;
            location?: string;
            dateAndTime?: string;
            categories: {
                categoryName?: string;
                descriptor?: string;
            }[];
            tags: components["schemas"]["RewardTag"][];
            badge?: string;
            bulletPoints?: string[];
            brandDetails: components["schemas"]["RewardBrand"];
            redemption?: {
                /** @description How to redeem it. Paragraphs, apart by an empty line. */
                method?: string;
            };
            redeemButtonTextOverride?: string;
            pointsTextOverride?: string;
            /** @description Paragraphs, apart by an empty line. */
            termsAndConditions?: string;
            /** Format: uri */
            termsUrl?: string;
            partner?: {
                descriptor?: string;
                partnerName?: string;
                partnerLogo?: string;
            };
        };
        /** @description What was got for the points. */
        RewardExchange: {
            vouchers: components["schemas"]["Voucher"][];
        };
        /**
         * @description The spend reward to exchange points for (API-39).
         * @example {
         *       "rewardId": "100101"
         *     }
         */
        RewardExchangeRequest: {
            rewardId: string;
            /** @description The reward of which it is a variant, or the group that it is of. */
            rewardParentId?: string;
        };
        /** @description Personal rewards of which the member may choose one (ENT-10). */
        RewardGroup: {
            id: string;
            description: string;
            /** @description What it is for; 15K and 30K are the card's perks. */
            reference: string;
            /** @enum {string} */
            status: "ACTIVE" | "LOCKED" | "USED" | "EXPIRED";
            /** Format: date-time */
            validFrom: string;
            /** Format: date-time */
            validTo: string;
            rewards: components["schemas"]["GroupReward"][];
        };
        /** @description All groups of a member. */
        RewardGroups: {
            rewardGroups: components["schemas"]["RewardGroup"][];
        };
        /** @description One page of rewards (ENT-12). */
        RewardPage: {
            paging: components["schemas"]["Paging"];
            rewards: components["schemas"]["Reward"][];
        };
        /**
         * @description Tags of DIS-20, and the two that hide (DIS-16) and restrict (DIS-17), whose names the specification does not give.
         * @enum {string}
         */
        RewardTag:
            | "content.popular"
            | "content.alcohol"
            | "content.gambling"
            | "region.US"
            | "region.GB"
            | "region.global"
            | "override.points.check"
            | "visibility.appOnly"
            | "visibility.webOnly"
            | "visibility.hidden"
            | "visibility.restricted";
        /**
         * @description How a reward of a group is redeemed, in the older spelling (ENT-07, CON-22).
         * @enum {string}
         */
        RewardType:
            | "qr_code"
            | "Barcode-128"
            | "wines_fulfilment"
            | "wines_voucher"
            | "physical_sparkles"
            | "digital_fulfilment"
            | "simple_link"
            | "voucher_plus_url"
            | "donation_link"
            | "trains"
            | "redsky_search"
            | "voyages_fulfilment";
        /** @description A reward that differs from its siblings in little (RWD-16, RWD-17). */
        RewardVariant: {
            rewardId: string;
            cost: components["schemas"]["Points"];
            content: {
                variantLabel: string;
                location?: string;
            };
        };
        /** @description Rich text as the content service delivers it, so that one component shows both. */
        RichTextDocument: {
            /** @constant */
            nodeType: "document";
            data: {
                [key: string]: unknown;
            };
            content: components["schemas"]["RichTextNode"][];
        };
        /** @description A paragraph, heading, list or other block, or a piece of text in one. */
        RichTextNode: {
            /**
             * @example paragraph
             * @example heading-2
             * @example text
             */
            nodeType: string;
            data: {
                [key: string]: unknown;
            };
            /** @description Of a text. */
            value?: string;
            /** @description Of a text. */
            marks?: {
                type: string;
            }[];
            content?: components["schemas"]["RichTextNode"][];
        };
        /** @description A row with logo, title and points that leads to a reward (SRC-07). */
        SearchResult: {
            rewardId: string;
            title: string;
            /** @description The brand's logo, an address at the image service. */
            logoUrl: string;
            brandName: string;
            /** @description For the address of its page. */
            slug?: string;
            cost?: components["schemas"]["Points"];
            redemptionType?: components["schemas"]["RedemptionType"];
            variants?: components["schemas"]["RewardVariant"][];
            pointsTextOverride?: string;
            /** @description As a reward has them; by these the app decides as well whether it is shown (DIS-14 to DIS-20). */
            tags: components["schemas"]["RewardTag"][];
        };
        /** @description The state calls them earnRewards and spendRewards (CON-37). */
        SearchResults: {
            earnResults: components["schemas"]["SearchResult"][];
            spendResults: components["schemas"]["SearchResult"][];
        };
        /**
         * @description What a list is sorted by (DIS-09); a minus turns it round. `createdDate` has the latest first.
         * @enum {string}
         */
        SortOption: "cost" | "-cost" | "title" | "-title" | "createdDate" | "popular" | "date" | "-date";
        /** @description One movement of points (ACT-07). */
        StatementLine: {
            statementLineId: string;
            /** Format: date-time */
            transactionDate: string;
            description: string;
            /** @description Negative when points were spent. */
            pointsInt: number;
        };
        /** @description One page of a statement (ACT-07). */
        StatementPage: {
            statements: components["schemas"]["StatementLine"][];
            offset: number;
            limit: number;
            total: number;
        };
        /** @description A word. */
        StringFlagValue: {
            stringValue: string;
        };
        /** @description What came of a call, with what it answered. */
        Submission: {
            /**
             * @description Whether it was done.
             * @enum {string}
             */
            state: "DONE" | "REFUSED";
            /** @description The HTTP status of a refusal. */
            status?: number;
            problem?: components["schemas"]["Problem"];
            exchange?: components["schemas"]["RewardExchange"];
            order?: components["schemas"]["Order"];
            promotion?: components["schemas"]["PromotionRedemption"];
            transfer?: components["schemas"]["PointsTransfer"];
        };
        /** @description Whether customer support may act for the member. */
        SupportAuthorisation: {
            authorised: boolean;
        };
        /** @description How many points may become the club's; there only if any may (RDM-32, RDM-40). */
        TransferLimits: {
            /** @description Every transfer is a multiple of it. */
            minimum: number;
            /** @description The most at once. */
            maximum: number;
            /** @description The most in a day. */
            dailyMaximum: number;
            /** @description What is left of that. */
            leftToday: number;
        };
        /**
         * @description A state of the United States, or DC (ONB-22).
         * @enum {string}
         */
        UsState:
            | "AL"
            | "AK"
            | "AZ"
            | "AR"
            | "CA"
            | "CO"
            | "CT"
            | "DE"
            | "DC"
            | "FL"
            | "GA"
            | "HI"
            | "ID"
            | "IL"
            | "IN"
            | "IA"
            | "KS"
            | "KY"
            | "LA"
            | "ME"
            | "MD"
            | "MA"
            | "MI"
            | "MN"
            | "MS"
            | "MO"
            | "MT"
            | "NE"
            | "NV"
            | "NH"
            | "NJ"
            | "NM"
            | "NY"
            | "NC"
            | "ND"
            | "OH"
            | "OK"
            | "OR"
            | "PA"
            | "RI"
            | "SC"
            | "SD"
            | "TN"
            | "TX"
            | "UT"
            | "VT"
            | "VA"
            | "WA"
            | "WV"
            | "WI"
            | "WY";
        /** @description The least version that is supported, and whether the caller's is older. */
        VersionCheck: {
            updateRequired: boolean;
            minimumVersion: string;
        };
        /**
         * @description Country code of a region (REG-02).
         * @enum {string}
         */
        ViewingRegion: "GB" | "US" | "WORLD";
        /** @description What a member got for points (VCH-01). */
        Voucher: {
            voucherId: string;
            code: string;
            /** @description The QR code as a picture, an address at the image service. */
            image: string;
            /** Format: uri */
            url?: string;
            /** Format: date-time */
            validFrom: string;
            /** Format: date-time */
            validTo: string;
            content: {
                title: string;
                imageUrl: string;
                lead?: string;
                /** @description Of its reward; a till reads the code of BARCODE_128 as a barcode. */
                redemptionType?: components["schemas"]["RedemptionType"];
                /** @description Paragraphs, apart by an empty line. */
                termsAndConditions?: string;
                brandDetails: {
                    brandName: string;
                    brandLogo: string;
                };
            };
        };
        /** @description One page of vouchers (VCH-02). */
        VoucherPage: {
            vouchers: components["schemas"]["Voucher"][];
            total: number;
            offset: number;
            limit: number;
            moreAvailable: boolean;
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
        /** @description The request breaks its schema, or leads elsewhere; nothing was begun. */
        BadCardApplication: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
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
        /** @description What the card issuer's page is opened with. */
        CardApplicationToken: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CardApplicationToken"];
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
        /** @description The document. */
        LegalDocument: {
            headers: {
                "Cache-Control": components["headers"]["NoCache"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["LegalDocument"];
            };
        };
        /** @description The account cannot be linked; nothing was changed. */
        LinkRefused: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The account is linked. */
        LinkedAccount: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["LinkedAccount"];
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
        /** @description The token lacks the scope, or the list is another member's. */
        NotYourFavourites: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                /**
                 * @description There with FORBIDDEN; another token would not open another member's list.
                 * @example Bearer error="insufficient_scope"
                 */
                "WWW-Authenticate"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The profile, as it is now. */
        Profile: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Profile"];
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
    };
    parameters: {
        /**
         * @description Which app asks; `web` unless told otherwise.
         * @example web
         */
        App: "web" | "ios" | "android";
        /**
         * @description The caller's version (CST-13).
         * @example 2.79.0
         */
        AppVersion: string;
        /**
         * @description Only rewards of this brand, by the name that people read (BRD-14).
         * @example Copperpot Coffee
         */
        BrandName: string;
        /**
         * @description Only rewards in one of these categories. Repeat it for several (DIS-02).
         * @example [
         *       "Food & Drink"
         *     ]
         */
        CategoryName: string[];
        /**
         * @description Whose code it is; only the rewards partner gives codes.
         * @example BILTREWARDS
         */
        CodePartner: "BILTREWARDS";
        /**
         * @description Whose account it is.
         * @example VAA
         */
        ConnectedPartner: components["schemas"]["PartnerCode"];
        /**
         * @description Only rewards of this range of cost. The specification shows no ids; these say from how many points and below how many, or no end.
         * @example 0-5000
         */
        CostRangeId: string;
        /**
         * @description The id of an earn reward.
         * @example 500101
         */
        EarnRewardId: string;
        /**
         * @description Whether the variants of a reward come as one (RWD-16); otherwise each is a reward of its own.
         * @example true
         */
        EnableVariantGrouping: boolean;
        /**
         * @description How many at most.
         * @example 9
         */
        FavouritesLimit: number;
        /**
         * @description The variation of an experiment that this visit is in (API-03, HOM-16), as `listFeatures` names it. The name is assumed.
         * @example control
         */
        FeatureVariation: string;
        /**
         * @description The group's id.
         * @example 900500
         */
        GroupId: string;
        /**
         * @description Only groups of this reference, such as the perks 15K and 30K (CCD-36). Repeat it for several.
         * @example [
         *       "JUST_FOR_YOU"
         *     ]
         */
        GroupReference: string[];
        /**
         * @description The reward's id.
         * @example 100370
         */
        GroupRewardId: string;
        /**
         * @description Groups hold rewards to spend points on only.
         * @example SPEND
         */
        GroupRewardKind: "SPEND";
        /**
         * @description Only rewards in one of these categories, as a home page asks for them (HOM-16). Repeat it for several; with `categoryName`, a reward is in one of each.
         * @example [
         *       "Food & Drink"
         *     ]
         */
        HomeCategories: string[];
        /**
         * @description One key per submission of the member; without one the call is refused with 400 and changes nothing. The same key with the same body answers the first result again and does nothing; with another body it is refused with 422.
         * @example 5f0c7f5e-6c3d-4a2c-9c4b-1f4f2f3b8a10
         */
        IdempotencyKey: string;
        /**
         * @description Whether the list is for brands' pages, which only some brands have (BRD-16).
         * @example false
         */
        IsBrands: boolean;
        /**
         * @description Whether a home page asks for a member (HOM-16). It says what the tokens say already and changes nothing.
         * @example true
         */
        IsLoggedIn: boolean;
        /**
         * @description Only rewards that speak of all of these words.
         * @example coffee
         */
        Keyword: string;
        /**
         * @description How many at most; sent only if positive.
         * @example 12
         */
        Limit: number;
        /**
         * @description Which app the token is for.
         * @example web
         */
        MessagingApp: "web";
        /**
         * @description How many to skip.
         * @example 0
         */
        Offset: number;
        /**
         * @description Whose balance it is.
         * @example BILTREWARDS
         */
        Partner: components["schemas"]["PartnerCode"];
        /**
         * @description The project whose flags are asked for.
         * @example clubhouse-web
         */
        Project: string;
        /**
         * @description The region that it holds for; GB unless told otherwise.
         * @example GB
         */
        Region: components["schemas"]["ViewingRegion"];
        /**
         * @description The viewing region once more, where caches can see it (API-03). The specification speaks of extra region headers without their names; `viewingRegion` is what counts.
         * @example GB
         */
        RegionHeader: components["schemas"]["ViewingRegion"];
        /**
         * @description The region patch (API-10), repeated for each region that the update was made for. The member's country after the update must be one of them, so that a page drawn for one region never changes a member of another. Without it the update holds for any.
         * @example [
         *       "GB"
         *     ]
         */
        RegionPatch: components["schemas"]["ViewingRegion"][];
        /**
         * @description The id of a spend reward, or of one of its variants.
         * @example 100101
         */
        RewardId: string;
        /**
         * @description Whether points are spent or earned on it.
         * @example SPEND
         */
        RewardType: components["schemas"]["FavouriteType"];
        /**
         * @description What is looked for: 3 to 50 characters, not counting spaces around it.
         * @example coffee
         */
        SearchKeyword: string;
        /**
         * @description An id of the visit; it carries nothing personal.
         * @example 2f6f7a2e-0f5e-4a86-9a59-0a3c1f0f2b7d
         */
        SessionId: string;
        /**
         * @description Order of the list; absent is the editors' own order (DIS-06, DIS-07).
         * @example cost
         */
        Sort: components["schemas"]["SortOption"];
        /**
         * @description How many lines at most.
         * @example 20
         */
        StatementLimit: number;
        /**
         * @description Only rewards for subscribers of this plan, as the member's home shows them (HOM-09). The specification does not say how they are asked for.
         * @example kestrel-plus-yearly
         */
        SubscriptionPlanId: string;
        /**
         * @description Only rewards with this tag.
         * @example content.popular
         */
        Tag: components["schemas"]["RewardTag"];
        /**
         * @description Whose points they are; only the rewards programme's can be transferred.
         * @example BILTREWARDS
         */
        TransferPartner: "BILTREWARDS";
        /**
         * @description The calling member's own id, `redUserId` of the profile.
         * @example 5e7c0f52-2c8e-4d18-9c3a-6f3f0a4b1d27
         */
        UserId: string;
        /**
         * @description The region whose content is asked for, as a country code (REG-02, DIS-22).
         * @example GB
         */
        ViewingRegion: components["schemas"]["ViewingRegion"];
    };
    requestBodies: {
        CardApplication: {
            content: {
                "application/json": components["schemas"]["CardApplicationRequest"];
            };
        };
    };
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
    getProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Profile"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    updateProfile: {
        parameters: {
            query?: {
                /**
                 * @description The region patch (API-10), repeated for each region that the update was made for. The member's country after the update must be one of them, so that a page drawn for one region never changes a member of another. Without it the update holds for any.
                 * @example [
                 *       "GB"
                 *     ]
                 */
                region?: components["parameters"]["RegionPatch"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileUpdate"];
            };
        };
        responses: {
            200: components["responses"]["Profile"];
            /** @description The request breaks its schema, or a field does not fit the others or the member; nothing was changed. */
            400: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    changeEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailChange"];
            };
        };
        responses: {
            200: components["responses"]["Profile"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            /** @description Somebody else has this address. */
            422: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    setSupportAuthorisation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SupportAuthorisation"];
            };
        };
        responses: {
            200: components["responses"]["Profile"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    listLinkedAccounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The accounts, by partner code. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkedAccounts"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    linkAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountLinking"];
            };
        };
        responses: {
            200: components["responses"]["LinkedAccount"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["LinkRefused"];
            500: components["responses"]["ServerError"];
        };
    };
    connectPartner: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Whose account it is.
                 * @example VAA
                 */
                partner: components["parameters"]["ConnectedPartner"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PartnerConnection"];
            };
        };
        responses: {
            200: components["responses"]["LinkedAccount"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["LinkRefused"];
            500: components["responses"]["ServerError"];
        };
    };
    connectPartnerByCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Whose code it is; only the rewards partner gives codes.
                 * @example BILTREWARDS
                 */
                partner: components["parameters"]["CodePartner"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PartnerCodeExchange"];
            };
        };
        responses: {
            200: components["responses"]["LinkedAccount"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["LinkRefused"];
            500: components["responses"]["ServerError"];
        };
    };
    getPartnerBalance: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Whose balance it is.
                 * @example BILTREWARDS
                 */
                partner: components["parameters"]["Partner"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The balance. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerBalance"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    transferPartnerPoints: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One key per submission of the member; without one the call is refused with 400 and changes nothing. The same key with the same body answers the first result again and does nothing; with another body it is refused with 422.
                 * @example 5f0c7f5e-6c3d-4a2c-9c4b-1f4f2f3b8a10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Whose points they are; only the rewards programme's can be transferred.
                 * @example BILTREWARDS
                 */
                partner: components["parameters"]["TransferPartner"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PointsTransferRequest"];
            };
        };
        responses: {
            /** @description The points are the member's. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PointsTransfer"];
                };
            };
            /** @description The request breaks its schema, or is of an odd number of points; nothing was changed. */
            400: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The points cannot be transferred; nothing was changed. */
            422: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    getCardMember: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The card holder. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardMember"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    createCardApplication: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CardApplication"];
        responses: {
            200: components["responses"]["CardApplicationToken"];
            400: components["responses"]["BadCardApplication"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    createGuestCardApplication: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CardApplication"];
        responses: {
            200: components["responses"]["CardApplicationToken"];
            400: components["responses"]["BadCardApplication"];
            500: components["responses"]["ServerError"];
        };
    };
    getPrivacyPolicy: {
        parameters: {
            query?: {
                /**
                 * @description The region that it holds for; GB unless told otherwise.
                 * @example GB
                 */
                region?: components["parameters"]["Region"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["LegalDocument"];
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    getTerms: {
        parameters: {
            query?: {
                /**
                 * @description The region that it holds for; GB unless told otherwise.
                 * @example GB
                 */
                region?: components["parameters"]["Region"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["LegalDocument"];
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    getMessagingToken: {
        parameters: {
            query: {
                /**
                 * @description Which app the token is for.
                 * @example web
                 */
                app: components["parameters"]["MessagingApp"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessagingToken"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    registerPushBinding: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PushBindingRequest"];
            };
        };
        responses: {
            /** @description Registered. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushBinding"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    checkVersion: {
        parameters: {
            query: {
                /**
                 * @description Which app asks; `web` unless told otherwise.
                 * @example web
                 */
                app?: components["parameters"]["App"];
                /**
                 * @description The caller's version (CST-13).
                 * @example 2.79.0
                 */
                version: components["parameters"]["AppVersion"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is supported. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoCache"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VersionCheck"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    getBalances: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The balance, in either of its two shapes. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Balances"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    listFeatures: {
        parameters: {
            query: {
                /**
                 * @description The project whose flags are asked for.
                 * @example clubhouse-web
                 */
                project: components["parameters"]["Project"];
                /**
                 * @description An id of the visit; it carries nothing personal.
                 * @example 2f6f7a2e-0f5e-4a86-9a59-0a3c1f0f2b7d
                 */
                sessionId: components["parameters"]["SessionId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The flags. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeatureFlags"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    listSpendRewards: {
        parameters: {
            query: {
                /**
                 * @description Only rewards in one of these categories. Repeat it for several (DIS-02).
                 * @example [
                 *       "Food & Drink"
                 *     ]
                 */
                categoryName?: components["parameters"]["CategoryName"];
                /**
                 * @description Only rewards of this range of cost. The specification shows no ids; these say from how many points and below how many, or no end.
                 * @example 0-5000
                 */
                costRangeId?: components["parameters"]["CostRangeId"];
                /**
                 * @description Order of the list; absent is the editors' own order (DIS-06, DIS-07).
                 * @example cost
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Only rewards with this tag.
                 * @example content.popular
                 */
                tag?: components["parameters"]["Tag"];
                /**
                 * @description How many at most; sent only if positive.
                 * @example 12
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description How many to skip.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description The region whose content is asked for, as a country code (REG-02, DIS-22).
                 * @example GB
                 */
                viewingRegion: components["parameters"]["ViewingRegion"];
                /**
                 * @description Only rewards of this brand, by the name that people read (BRD-14).
                 * @example Copperpot Coffee
                 */
                brandName?: components["parameters"]["BrandName"];
                /**
                 * @description Only rewards that speak of all of these words.
                 * @example coffee
                 */
                keyword?: components["parameters"]["Keyword"];
                /**
                 * @description Whether the variants of a reward come as one (RWD-16); otherwise each is a reward of its own.
                 * @example true
                 */
                enableVariantGrouping?: components["parameters"]["EnableVariantGrouping"];
                /**
                 * @description Whether the list is for brands' pages, which only some brands have (BRD-16).
                 * @example false
                 */
                isBrands?: components["parameters"]["IsBrands"];
                /**
                 * @description Whether a home page asks for a member (HOM-16). It says what the tokens say already and changes nothing.
                 * @example true
                 */
                isLoggedIn?: components["parameters"]["IsLoggedIn"];
                /**
                 * @description Only rewards in one of these categories, as a home page asks for them (HOM-16). Repeat it for several; with `categoryName`, a reward is in one of each.
                 * @example [
                 *       "Food & Drink"
                 *     ]
                 */
                categories?: components["parameters"]["HomeCategories"];
                /**
                 * @description Only rewards for subscribers of this plan, as the member's home shows them (HOM-09). The specification does not say how they are asked for.
                 * @example kestrel-plus-yearly
                 */
                subscriptionPlanId?: components["parameters"]["SubscriptionPlanId"];
            };
            header?: {
                /**
                 * @description The viewing region once more, where caches can see it (API-03). The specification speaks of extra region headers without their names; `viewingRegion` is what counts.
                 * @example GB
                 */
                "X-Viewing-Region"?: components["parameters"]["RegionHeader"];
                /**
                 * @description The variation of an experiment that this visit is in (API-03, HOM-16), as `listFeatures` names it. The name is assumed.
                 * @example control
                 */
                "X-Feature-Variation"?: components["parameters"]["FeatureVariation"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RewardPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    listPublicSpendRewards: {
        parameters: {
            query: {
                /**
                 * @description Only rewards in one of these categories. Repeat it for several (DIS-02).
                 * @example [
                 *       "Food & Drink"
                 *     ]
                 */
                categoryName?: components["parameters"]["CategoryName"];
                /**
                 * @description Only rewards of this range of cost. The specification shows no ids; these say from how many points and below how many, or no end.
                 * @example 0-5000
                 */
                costRangeId?: components["parameters"]["CostRangeId"];
                /**
                 * @description Order of the list; absent is the editors' own order (DIS-06, DIS-07).
                 * @example cost
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Only rewards with this tag.
                 * @example content.popular
                 */
                tag?: components["parameters"]["Tag"];
                /**
                 * @description How many at most; sent only if positive.
                 * @example 12
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description How many to skip.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description The region whose content is asked for, as a country code (REG-02, DIS-22).
                 * @example GB
                 */
                viewingRegion: components["parameters"]["ViewingRegion"];
                /**
                 * @description Only rewards of this brand, by the name that people read (BRD-14).
                 * @example Copperpot Coffee
                 */
                brandName?: components["parameters"]["BrandName"];
                /**
                 * @description Only rewards that speak of all of these words.
                 * @example coffee
                 */
                keyword?: components["parameters"]["Keyword"];
                /**
                 * @description Whether the variants of a reward come as one (RWD-16); otherwise each is a reward of its own.
                 * @example true
                 */
                enableVariantGrouping?: components["parameters"]["EnableVariantGrouping"];
                /**
                 * @description Whether the list is for brands' pages, which only some brands have (BRD-16).
                 * @example false
                 */
                isBrands?: components["parameters"]["IsBrands"];
                /**
                 * @description Whether a home page asks for a member (HOM-16). It says what the tokens say already and changes nothing.
                 * @example true
                 */
                isLoggedIn?: components["parameters"]["IsLoggedIn"];
                /**
                 * @description Only rewards in one of these categories, as a home page asks for them (HOM-16). Repeat it for several; with `categoryName`, a reward is in one of each.
                 * @example [
                 *       "Food & Drink"
                 *     ]
                 */
                categories?: components["parameters"]["HomeCategories"];
            };
            header?: {
                /**
                 * @description The viewing region once more, where caches can see it (API-03). The specification speaks of extra region headers without their names; `viewingRegion` is what counts.
                 * @example GB
                 */
                "X-Viewing-Region"?: components["parameters"]["RegionHeader"];
                /**
                 * @description The variation of an experiment that this visit is in (API-03, HOM-16), as `listFeatures` names it. The name is assumed.
                 * @example control
                 */
                "X-Feature-Variation"?: components["parameters"]["FeatureVariation"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoCache"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RewardPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    listEarnRewards: {
        parameters: {
            query: {
                /**
                 * @description Only rewards in one of these categories. Repeat it for several (DIS-02).
                 * @example [
                 *       "Food & Drink"
                 *     ]
                 */
                categoryName?: components["parameters"]["CategoryName"];
                /**
                 * @description Only rewards of this range of cost. The specification shows no ids; these say from how many points and below how many, or no end.
                 * @example 0-5000
                 */
                costRangeId?: components["parameters"]["CostRangeId"];
                /**
                 * @description Order of the list; absent is the editors' own order (DIS-06, DIS-07).
                 * @example cost
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Only rewards with this tag.
                 * @example content.popular
                 */
                tag?: components["parameters"]["Tag"];
                /**
                 * @description How many at most; sent only if positive.
                 * @example 12
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description How many to skip.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description The region whose content is asked for, as a country code (REG-02, DIS-22).
                 * @example GB
                 */
                viewingRegion: components["parameters"]["ViewingRegion"];
                /**
                 * @description Only rewards of this brand, by the name that people read (BRD-14).
                 * @example Copperpot Coffee
                 */
                brandName?: components["parameters"]["BrandName"];
                /**
                 * @description Only rewards that speak of all of these words.
                 * @example coffee
                 */
                keyword?: components["parameters"]["Keyword"];
                /**
                 * @description Whether the variants of a reward come as one (RWD-16); otherwise each is a reward of its own.
                 * @example true
                 */
                enableVariantGrouping?: components["parameters"]["EnableVariantGrouping"];
                /**
                 * @description Whether the list is for brands' pages, which only some brands have (BRD-16).
                 * @example false
                 */
                isBrands?: components["parameters"]["IsBrands"];
                /**
                 * @description Whether a home page asks for a member (HOM-16). It says what the tokens say already and changes nothing.
                 * @example true
                 */
                isLoggedIn?: components["parameters"]["IsLoggedIn"];
                /**
                 * @description Only rewards in one of these categories, as a home page asks for them (HOM-16). Repeat it for several; with `categoryName`, a reward is in one of each.
                 * @example [
                 *       "Food & Drink"
                 *     ]
                 */
                categories?: components["parameters"]["HomeCategories"];
            };
            header?: {
                /**
                 * @description The viewing region once more, where caches can see it (API-03). The specification speaks of extra region headers without their names; `viewingRegion` is what counts.
                 * @example GB
                 */
                "X-Viewing-Region"?: components["parameters"]["RegionHeader"];
                /**
                 * @description The variation of an experiment that this visit is in (API-03, HOM-16), as `listFeatures` names it. The name is assumed.
                 * @example control
                 */
                "X-Feature-Variation"?: components["parameters"]["FeatureVariation"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RewardPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    listPublicEarnRewards: {
        parameters: {
            query: {
                /**
                 * @description Only rewards in one of these categories. Repeat it for several (DIS-02).
                 * @example [
                 *       "Food & Drink"
                 *     ]
                 */
                categoryName?: components["parameters"]["CategoryName"];
                /**
                 * @description Only rewards of this range of cost. The specification shows no ids; these say from how many points and below how many, or no end.
                 * @example 0-5000
                 */
                costRangeId?: components["parameters"]["CostRangeId"];
                /**
                 * @description Order of the list; absent is the editors' own order (DIS-06, DIS-07).
                 * @example cost
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Only rewards with this tag.
                 * @example content.popular
                 */
                tag?: components["parameters"]["Tag"];
                /**
                 * @description How many at most; sent only if positive.
                 * @example 12
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description How many to skip.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description The region whose content is asked for, as a country code (REG-02, DIS-22).
                 * @example GB
                 */
                viewingRegion: components["parameters"]["ViewingRegion"];
                /**
                 * @description Only rewards of this brand, by the name that people read (BRD-14).
                 * @example Copperpot Coffee
                 */
                brandName?: components["parameters"]["BrandName"];
                /**
                 * @description Only rewards that speak of all of these words.
                 * @example coffee
                 */
                keyword?: components["parameters"]["Keyword"];
                /**
                 * @description Whether the variants of a reward come as one (RWD-16); otherwise each is a reward of its own.
                 * @example true
                 */
                enableVariantGrouping?: components["parameters"]["EnableVariantGrouping"];
                /**
                 * @description Whether the list is for brands' pages, which only some brands have (BRD-16).
                 * @example false
                 */
                isBrands?: components["parameters"]["IsBrands"];
                /**
                 * @description Whether a home page asks for a member (HOM-16). It says what the tokens say already and changes nothing.
                 * @example true
                 */
                isLoggedIn?: components["parameters"]["IsLoggedIn"];
                /**
                 * @description Only rewards in one of these categories, as a home page asks for them (HOM-16). Repeat it for several; with `categoryName`, a reward is in one of each.
                 * @example [
                 *       "Food & Drink"
                 *     ]
                 */
                categories?: components["parameters"]["HomeCategories"];
            };
            header?: {
                /**
                 * @description The viewing region once more, where caches can see it (API-03). The specification speaks of extra region headers without their names; `viewingRegion` is what counts.
                 * @example GB
                 */
                "X-Viewing-Region"?: components["parameters"]["RegionHeader"];
                /**
                 * @description The variation of an experiment that this visit is in (API-03, HOM-16), as `listFeatures` names it. The name is assumed.
                 * @example control
                 */
                "X-Feature-Variation"?: components["parameters"]["FeatureVariation"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoCache"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RewardPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    listSpendCategories: {
        parameters: {
            query: {
                /**
                 * @description The region whose content is asked for, as a country code (REG-02, DIS-22).
                 * @example GB
                 */
                viewingRegion: components["parameters"]["ViewingRegion"];
                /**
                 * @description Whether the variants of a reward come as one (RWD-16); otherwise each is a reward of its own.
                 * @example true
                 */
                enableVariantGrouping?: components["parameters"]["EnableVariantGrouping"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The categories. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Categories"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    listPublicSpendCategories: {
        parameters: {
            query: {
                /**
                 * @description The region whose content is asked for, as a country code (REG-02, DIS-22).
                 * @example GB
                 */
                viewingRegion: components["parameters"]["ViewingRegion"];
                /**
                 * @description Whether the variants of a reward come as one (RWD-16); otherwise each is a reward of its own.
                 * @example true
                 */
                enableVariantGrouping?: components["parameters"]["EnableVariantGrouping"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The categories. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoCache"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Categories"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    listEarnCategories: {
        parameters: {
            query: {
                /**
                 * @description The region whose content is asked for, as a country code (REG-02, DIS-22).
                 * @example GB
                 */
                viewingRegion: components["parameters"]["ViewingRegion"];
                /**
                 * @description Whether the variants of a reward come as one (RWD-16); otherwise each is a reward of its own.
                 * @example true
                 */
                enableVariantGrouping?: components["parameters"]["EnableVariantGrouping"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The categories. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Categories"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    listPublicEarnCategories: {
        parameters: {
            query: {
                /**
                 * @description The region whose content is asked for, as a country code (REG-02, DIS-22).
                 * @example GB
                 */
                viewingRegion: components["parameters"]["ViewingRegion"];
                /**
                 * @description Whether the variants of a reward come as one (RWD-16); otherwise each is a reward of its own.
                 * @example true
                 */
                enableVariantGrouping?: components["parameters"]["EnableVariantGrouping"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The categories. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoCache"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Categories"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    getSpendReward: {
        parameters: {
            query: {
                /**
                 * @description The region whose content is asked for, as a country code (REG-02, DIS-22).
                 * @example GB
                 */
                viewingRegion: components["parameters"]["ViewingRegion"];
                /**
                 * @description Whether the variants of a reward come as one (RWD-16); otherwise each is a reward of its own.
                 * @example true
                 */
                enableVariantGrouping?: components["parameters"]["EnableVariantGrouping"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of a spend reward, or of one of its variants.
                 * @example 100101
                 */
                rewardId: components["parameters"]["RewardId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reward. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reward"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getPublicSpendReward: {
        parameters: {
            query: {
                /**
                 * @description The region whose content is asked for, as a country code (REG-02, DIS-22).
                 * @example GB
                 */
                viewingRegion: components["parameters"]["ViewingRegion"];
                /**
                 * @description Whether the variants of a reward come as one (RWD-16); otherwise each is a reward of its own.
                 * @example true
                 */
                enableVariantGrouping?: components["parameters"]["EnableVariantGrouping"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of a spend reward, or of one of its variants.
                 * @example 100101
                 */
                rewardId: components["parameters"]["RewardId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reward. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoCache"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reward"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getEarnReward: {
        parameters: {
            query: {
                /**
                 * @description The region whose content is asked for, as a country code (REG-02, DIS-22).
                 * @example GB
                 */
                viewingRegion: components["parameters"]["ViewingRegion"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of an earn reward.
                 * @example 500101
                 */
                rewardId: components["parameters"]["EarnRewardId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reward. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reward"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getPublicEarnReward: {
        parameters: {
            query: {
                /**
                 * @description The region whose content is asked for, as a country code (REG-02, DIS-22).
                 * @example GB
                 */
                viewingRegion: components["parameters"]["ViewingRegion"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of an earn reward.
                 * @example 500101
                 */
                rewardId: components["parameters"]["EarnRewardId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reward. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoCache"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reward"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    redeemEarnReward: {
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
                "application/json": components["schemas"]["EarnRedemptionRequest"];
            };
        };
        responses: {
            /** @description The address to open. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EarnRedemption"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The reward is not earned so. */
            422: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    redeemPromotion: {
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
                "application/json": components["schemas"]["PromotionRequest"];
            };
        };
        responses: {
            /** @description How many points it brought. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromotionRedemption"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The code is not good; nothing was added. */
            422: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    getSubmission: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The key that the call was sent with.
                 * @example 5f0c7f5e-6c3d-4a2c-9c4b-1f4f2f3b8a10
                 */
                idempotencyKey: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The first answer under this key. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Submission"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    exchangeReward: {
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
                "application/json": components["schemas"]["RewardExchangeRequest"];
            };
        };
        responses: {
            /** @description The vouchers; the first is the new one. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RewardExchange"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            /** @description The reward cannot be had so; nothing was spent. */
            422: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    listVouchers: {
        parameters: {
            query?: {
                /**
                 * @description How many at most; sent only if positive.
                 * @example 12
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description How many to skip.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VoucherPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    listOrders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The orders. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    placeOrder: {
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
                "application/json": components["schemas"]["OrderRequest"];
            };
        };
        responses: {
            /** @description The order. */
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
            /** @description The reward cannot be ordered so; nothing was spent. */
            422: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    listStatements: {
        parameters: {
            query?: {
                /**
                 * @description How many lines at most.
                 * @example 20
                 */
                limit?: components["parameters"]["StatementLimit"];
                /**
                 * @description How many to skip.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatementPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    listPendingPoints: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows, in either of their two shapes. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PendingPoints"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    listFavourites: {
        parameters: {
            query: {
                /**
                 * @description The region whose content is asked for, as a country code (REG-02, DIS-22).
                 * @example GB
                 */
                viewingRegion: components["parameters"]["ViewingRegion"];
                /**
                 * @description Whether the variants of a reward come as one (RWD-16); otherwise each is a reward of its own.
                 * @example true
                 */
                enableVariantGrouping?: components["parameters"]["EnableVariantGrouping"];
                /**
                 * @description How many at most.
                 * @example 9
                 */
                limit?: components["parameters"]["FavouritesLimit"];
                /**
                 * @description How many to skip.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page; all of them unless asked for fewer. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FavouritePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    addFavourite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The calling member's own id, `redUserId` of the profile.
                 * @example 5e7c0f52-2c8e-4d18-9c3a-6f3f0a4b1d27
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FavouriteRequest"];
            };
        };
        responses: {
            /** @description The favourite. */
            201: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Favourite"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotYourFavourites"];
            404: components["responses"]["NotFound"];
            /** @description The member has as many favourites as a member may have. */
            422: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    removeFavourite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The calling member's own id, `redUserId` of the profile.
                 * @example 5e7c0f52-2c8e-4d18-9c3a-6f3f0a4b1d27
                 */
                userId: components["parameters"]["UserId"];
                /**
                 * @description Whether points are spent or earned on it.
                 * @example SPEND
                 */
                rewardType: components["parameters"]["RewardType"];
                /**
                 * @description The id of a spend reward, or of one of its variants.
                 * @example 100101
                 */
                rewardId: components["parameters"]["RewardId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is no favourite now. */
            204: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotYourFavourites"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    searchRewards: {
        parameters: {
            query: {
                /**
                 * @description What is looked for: 3 to 50 characters, not counting spaces around it.
                 * @example coffee
                 */
                keyword: components["parameters"]["SearchKeyword"];
                /**
                 * @description The region whose content is asked for, as a country code (REG-02, DIS-22).
                 * @example GB
                 */
                viewingRegion: components["parameters"]["ViewingRegion"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was found, to earn and to spend points on. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchResults"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description What is looked for is too short without the spaces around it. */
            422: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    listRewardGroups: {
        parameters: {
            query?: {
                /**
                 * @description Only groups of this reference, such as the perks 15K and 30K (CCD-36). Repeat it for several.
                 * @example [
                 *       "JUST_FOR_YOU"
                 *     ]
                 */
                reference?: components["parameters"]["GroupReference"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The groups. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RewardGroups"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The member has no such group. */
            404: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    listRewardGroupRewards: {
        parameters: {
            query: {
                /**
                 * @description Groups hold rewards to spend points on only.
                 * @example SPEND
                 */
                type: components["parameters"]["GroupRewardKind"];
                /**
                 * @description The region whose content is asked for, as a country code (REG-02, DIS-22).
                 * @example GB
                 */
                viewingRegion: components["parameters"]["ViewingRegion"];
            };
            header?: never;
            path: {
                /**
                 * @description The group's id.
                 * @example 900500
                 */
                groupId: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rewards. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupRewards"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getRewardGroupReward: {
        parameters: {
            query: {
                /**
                 * @description The region whose content is asked for, as a country code (REG-02, DIS-22).
                 * @example GB
                 */
                viewingRegion: components["parameters"]["ViewingRegion"];
            };
            header?: never;
            path: {
                /**
                 * @description The group's id.
                 * @example 900500
                 */
                groupId: components["parameters"]["GroupId"];
                /**
                 * @description The reward's id.
                 * @example 100370
                 */
                rewardId: components["parameters"]["GroupRewardId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reward. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reward"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
}
